const home = {
  'home.pageTitle': 'Golf in Japan with local players',
  'home.description':
    'Join golf games hosted by local players in Japan, or host your own. Your card is only held until you check in at the course. English, Japanese, Korean and Chinese.',
  'home.title': 'A friend on every first\u00a0tee in Japan.',
  'home.lead':
    'Local golfers open a place in their group. You join, show up and play. No membership, no phone calls in Japanese.',
  'home.play': 'Play golf',
  'home.learnMore': 'Learn more',

  'home.finder.label': 'Find a game',
  'home.finder.where': 'Where',
  'home.finder.when': 'When',
  'home.finder.skill': 'Skill',
  'home.finder.any': 'Any day',
  'home.finder.weekend': 'This weekend',
  'home.finder.nextWeekend': 'Next weekend',
  'home.finder.week': 'Next 7 days',
  'home.finder.month': 'Next 30 days',

  'home.facts.games_one': 'open game',
  'home.facts.games_other': 'open games',
  'home.facts.coursesCount': '1,000+',
  'home.facts.courses': 'courses',
  'home.facts.languages': 'languages',

  'home.steps.title': 'Three steps to the first tee',
  'home.steps.discover': 'Discover courses',
  'home.steps.discoverText':
    'More than 1,000 courses, from the sea to the mountains. See the hole, the price, the host and who else is coming.',
  'home.steps.play': 'Be a host or a guest',
  'home.steps.playText':
    'Join a group that has a place free, or open your own tee time to visitors. Hosting is free.',
  'home.steps.protect': 'No-show protection',
  'home.steps.protectText':
    'A hold on your card tells the host you are serious. Scan the host’s code at the course, and the hold ends.',
  'home.steps.more': 'How it works in detail',
  'home.demo.host': 'Kenji, host',
  'home.demo.guest': 'Emily, guest',
  'home.demo.open': 'Open place',
  'home.demo.checkedIn': 'Checked in',
  'home.demo.goodRound': 'Have a good round, Emily.',

  'home.money.title': 'You pay for playing, not for booking.',
  'home.money.text':
    'The hold protects your host’s weekend. Turn up, and only the platform fee leaves your card. The green fee goes straight to the course.',
  'home.money.example': 'For a green fee of {{price}}',
  'home.money.join': 'When you join',
  'home.money.joinWhen': 'Today',
  'home.money.held': '{{amount}} held',
  'home.money.joinText':
    'A hold lowers your available credit. It is not a charge. For games further ahead it is placed about {{days}} days before.',
  'home.money.checkIn': 'When you check in',
  'home.money.checkInWhen': 'At the course',
  'home.money.back': '{{amount}} back to you',
  'home.money.checkInText':
    'The platform fee is charged and the rest of the hold ends. Most banks show it within 5 days.',
  'home.money.noShow': 'If you don’t show up',
  'home.money.noShowWhen': 'Or leave in the last {{hours}} hours',
  'home.money.charged': '{{amount}} charged',
  'home.money.noShowText':
    'The green fee goes to the host, who still pays the course for your place.',
  'home.money.rowCheckIn': 'You check in',
  'home.money.rowInTime': 'You leave in time',
  'home.money.rowHost': 'The host cancels',
  'home.money.rowLate': 'You leave late or don’t come',

  'home.next.title': 'Next games',
  'home.next.all_one': 'See the {{count}} game',
  'home.next.all_other': 'See all {{count}} games',
  'home.next.empty': 'No open games just now',
  'home.next.emptyText':
    'Hosts open new places every week. Until then, our concierge books a tee time for you.',
  'home.next.emptyAction': 'Ask the concierge',

  'home.concierge.title': 'Tee-time concierge',
  'home.concierge.text':
    'Already a foursome? Tell us the dates. We call the courses in Japanese and answer within {{hours}} hours.',
  'home.rental.title': 'Club rental',
  'home.rental.text':
    'Full sets, left- or right-handed, delivered to your course. We answer within {{hours}} hours.',

  'home.close.title': 'Your place in the group is open.',
  'home.close.text': 'Find a game near where you stay, and let the locals show you the course.',
  'home.close.action': 'Find your game',
} as const
export default home
