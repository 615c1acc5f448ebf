import { useParams } from '@emberite/sdk/router';
import { experienceById, joinLink } from '../experiences/catalogue.ts';
import { ShownExperience } from './ShownExperience.tsx';

export { head, params } from './ExperiencePage.tsx';

/** `/emberite/experience/:experienceId`: the same experience in the member area. */
export default function MemberExperiencePage() {
  const { id } = experienceById(useParams().experienceId);
  return <ShownExperience audience="member" action={{ text: 'Join', to: joinLink(id) }} />;
}
