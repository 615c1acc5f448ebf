import { FoundationPage } from '../foundations/FoundationPage.tsx';

interface FlowRowProps {
  title: string;
  lead: string;
  /** The ids of the stories. */
  screens: readonly string[];
  /** The toolbar's settings, such as `theme:dark`. */
  globals: string;
}

/** The screens of a flow in a row, each in a window of a phone's size. */
export function FlowRow({ title, lead, screens, globals }: FlowRowProps) {
  return (
    <FoundationPage title={title} lead={lead}>
      <ol className="flow">
        {screens.map((id) => (
          <li key={id}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is Storybook itself */}
            <iframe
              title={id}
              loading="lazy"
              src={`./iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`}
            />
            <a href={`./?path=/story/${id}`} target="_top">
              Open this screen
            </a>
          </li>
        ))}
      </ol>
    </FoundationPage>
  );
}
