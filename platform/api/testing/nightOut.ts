/** What the wizard sends to register a member for a night out, with a deposit. */
export const nightOut = {
  availability: ['friday_evenings'],
  activities: ['karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
  videoAgreement: 'yes',
  depositAgreement: 'yes',
};
