import type { ReactNode } from 'react';
import { Desk } from '../desk/Desk.tsx';
import { Filters } from '../list/Filters.tsx';
import type { FiltersProps } from '../list/Filters.tsx';

export interface ProposalsViewProps extends Pick<FiltersProps, 'filters' | 'chosen' | 'onChoose'> {
  /** The groups, once everything is chosen. */
  children: ReactNode;
}

/** The page of proposals: what they are for, and the groups. */
export const ProposalsView = ({ children, ...filters }: ProposalsViewProps) => (
  <Desk
    at="/desk/proposals"
    lead="Groups that could form from the people who wait. Nothing is stored before you confirm one."
  >
    <Filters {...filters} placeholder="Choose" />
    {children || <p>Choose an experience, a place and a month.</p>}
  </Desk>
);
