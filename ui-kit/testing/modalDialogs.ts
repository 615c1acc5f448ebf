/** Gives jsdom modal dialogs, which it does not have: they only open and close. */
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
