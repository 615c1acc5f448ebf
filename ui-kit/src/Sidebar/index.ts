export { Sidebar, type NavItem, type SidebarProps } from './Sidebar.tsx';
