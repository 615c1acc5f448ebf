/** A router for tests of pages that read or change the address: `<MemoryRouter initialEntries={['/?a=1']}>`. */
export { MemoryRouter } from 'react-router-dom';
