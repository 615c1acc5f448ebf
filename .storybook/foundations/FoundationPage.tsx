import type { ReactNode } from 'react';

interface FoundationPageProps {
  title: string;
  /** What a designer should know before looking. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the design foundations. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="foundation">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}
