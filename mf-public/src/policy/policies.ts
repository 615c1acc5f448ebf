/** A numbered part of a policy: its heading, paragraphs and, where it helps, a list. */
interface PolicySection {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

/** A part of a policy without a list. */
export const part = (heading: string, ...paragraphs: string[]): PolicySection => ({
  heading,
  paragraphs,
});

export interface Policy {
  title: string;
  /** A sentence for search engines. */
  description: string;
  /** The date from which it applies, as YYYY-MM-DD. */
  effective: string;
  intro: readonly string[];
  sections: readonly PolicySection[];
}

/** The day on which both policies took effect. */
export const policiesEffective = '2025-01-15';
