import { wizardPath } from '@emberite/content/registrationWizard';
import { ShownExperience } from './ShownExperience.tsx';

export { head, params } from './ExperiencePage.tsx';

/** `/emberite/experience/:experienceId`: the same experience in the member area. */
export default function MemberExperiencePage() {
  return (
    <ShownExperience
      audience="member"
      back="/emberite/experiences"
      action={{ text: 'Join', to: wizardPath }}
    />
  );
}
