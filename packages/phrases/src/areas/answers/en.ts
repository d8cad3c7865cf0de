/** What the server says besides refusals. */
const answers = {
  'answers.email_verified': 'Your email address is verified. You can sign in now.',
  'answers.calendar.summary': 'Golf: {{course}}',
  'answers.calendar.text':
    'Tee-off: {{time}}\nHost: {{host}}\n{{price}} per player, paid at the course\nCheck-in at the course: from {{opens}}\n{{link}}',
  'answers.picture.price': '{{price}} per player',
  'answers.changed_by': '{{name}}, {{time}}: {{what}}',
  'answers.letter_gap': 'Fill in what is marked {{gap}} before the letter goes out.',
  'answers.letter.greeting': 'Dear {{name}},',
  'answers.letter.booking.subject': 'Your tee times: {{reference}}',
  'answers.letter.booking.text':
    'thank you for your request. These tee times are open for you:\n\n{{gap}}\n\nReply to this mail with the one you would like, and we book it. Nothing is charged before you have said yes.',
  'answers.letter.rental.subject': 'Your rental clubs: {{reference}}',
  'answers.letter.rental.text':
    'thank you for your request. We can have these clubs ready for you at the course:\n\n{{gap}}\n\nReply to this mail with a yes, and we reserve them. Nothing is charged before that.',
  'answers.letter.contact.subject': 'Your message: {{reference}}',
  'answers.letter.contact.text':
    'thank you for writing to us.\n\n{{gap}}\n\nIf anything is still open, just reply to this mail.',
  'answers.letter.close': 'Kind regards,\nTomoGolf',
} as const
export default answers
