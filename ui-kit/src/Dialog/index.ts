export { Confirm, type ConfirmProps } from './Confirm.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
