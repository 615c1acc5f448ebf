const query = '(prefers-reduced-motion: reduce)';
const ask = window.matchMedia.bind(window);

let chosen = false;

/** Whether scripts are told that less motion is wanted, whatever the system says. */
export function preferLessMotion(less: boolean): void {
  chosen = less;
  document.documentElement.toggleAttribute('data-less-motion', less);
}

// A media query cannot be switched from a page: scripts ask here, and styles follow the attribute.
window.matchMedia = (asked) => {
  const answer = ask(asked);
  if (asked !== query) return answer;
  return new Proxy(answer, {
    get(target, name) {
      if (name === 'matches') return chosen || target.matches;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
