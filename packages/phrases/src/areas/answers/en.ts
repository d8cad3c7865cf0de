/** What the server says besides refusals. */
const answers = {
  'answers.confirm_registration':
    'This link was opened in another browser. Confirm there that it was you.',
  'answers.email_verified': 'Your email is verified. You can now log in.',
  'answers.calendar.summary': 'Golf: {{course}}',
  'answers.calendar.text':
    'Tee time: {{time}}\nHost: {{host}}\n{{price}} per player, paid at the course\nCheck-in opens: {{opens}}\n{{link}}',
  'answers.feed.name': 'TomoGolf',
  'answers.feed.guest': 'Golf: {{course}}',
  'answers.feed.host': 'Hosting: {{course}}',
  'answers.feed.cancelled': 'Canceled: {{course}}',
  'answers.feed.left': 'No longer going: {{course}}',
  'answers.feed.tee_time': 'Tee time: {{time}}',
  'answers.feed.price': '{{price}} per player, paid at the course',
  'answers.feed.opens': 'Check-in opens: {{opens}}',
  'answers.picture.price': '{{price}} per player',
  'answers.changed_by': '{{name}}, {{time}}: {{what}}',
  'answers.inUse.games': 'Games that haven’t ended:',
  'answers.inUse.holds': 'Holds that stand:',
  'answers.inUse.transfer': 'A payout is on its way:',
  'answers.inUse.legalHold': 'The account is on legal hold.',
  'answers.inUse.owed': 'Money is still owed to the user:',
  'answers.letter_gap': 'Replace {{gap}} with your text before you send the letter.',
  'answers.letter.greeting': 'Dear {{name}},',
  'answers.letter.booking.subject': 'Your tee times: {{reference}}',
  'answers.letter.booking.text':
    'Thank you for your request. These tee times are available:\n\n{{gap}}\n\nReply with the one you’d like and we’ll book it. You won’t be charged until you confirm.',
  'answers.letter.rental.subject': 'Your rental clubs: {{reference}}',
  'answers.letter.rental.text':
    'Thank you for your request. We can have these clubs ready for you at the course:\n\n{{gap}}\n\nReply to confirm and we’ll reserve them. You won’t be charged until you confirm.',
  'answers.letter.contact.subject': 'Your message: {{reference}}',
  'answers.letter.contact.text':
    'Thank you for contacting us.\n\n{{gap}}\n\nIf you have any other questions, just reply to this email.',
  'answers.letter.close': 'Kind regards,\nTomoGolf',
  'answers.letter.report.subject': 'Your report: {{reference}}',
  'answers.letter.report.text':
    'Thank you for your report.\n\n{{gap}}\n\nIf you’d like to add anything, just reply to this email.',
  'answers.letter.appeal.subject': 'Your appeal: {{reference}}',
  'answers.letter.appeal.text':
    'Thank you for your appeal.\n\n{{gap}}\n\nIf you’d like to add anything, just reply to this email.',
  'answers.template_slots': 'Use the same fields in every language.',
} as const
export default answers
