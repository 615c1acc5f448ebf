const overlay = document.createElement('dialog');
const text = document.createElement('pre');
overlay.append(text);
Object.assign(overlay.style, {
  width: 'min(70rem, 95vw)',
  padding: '1.5rem',
  border: '0',
  borderTop: '4px solid #ff6b3d',
  borderRadius: '8px',
  background: '#11181c',
  color: '#fbf4e8',
});
Object.assign(text.style, {
  margin: '0',
  font: '14px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
});

/** Shows errors over the page; an empty list removes the overlay. */
export function showErrors(errors: string[], label = 'Build failed'): void {
  if (errors.length === 0) {
    overlay.close();
    overlay.remove();
    return;
  }
  overlay.setAttribute('aria-label', label);
  text.textContent = errors.join('\n\n');
  if (!overlay.isConnected) document.documentElement.append(overlay);
  if (!overlay.open) overlay.showModal();
}
