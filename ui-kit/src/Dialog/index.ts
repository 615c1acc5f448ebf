export { Confirm } from './Confirm.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
