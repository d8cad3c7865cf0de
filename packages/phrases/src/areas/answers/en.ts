/** What the server says besides refusals. */
const answers = {
  'answers.email_verified': 'Your email address is verified. You can sign in now.',
} as const
export default answers
