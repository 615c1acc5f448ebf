export { Sidebar, type NavItem } from './Sidebar.tsx';
