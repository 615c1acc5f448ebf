const query = '(prefers-reduced-motion: reduce)';
const ask = window.matchMedia.bind(window);

let chosen = false;

/** Whether scripts see a preference for reduced motion, regardless of the system's setting. */
export function preferLessMotion(less: boolean): void {
  chosen = less;
  document.documentElement.toggleAttribute('data-less-motion', less);
}

// A page cannot override a media query: scripts read this value, and styles follow the attribute.
window.matchMedia = (wanted) => {
  const list = ask(wanted);
  if (!wanted.includes(query)) return list;
  return new Proxy(list, {
    get(target, name) {
      if (name === 'matches') return chosen || target.matches;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
