const home = {
  'home.pageTitle': 'Golf in Japan with local players',
  'home.description':
    'Join golf games hosted by local players in Japan, or host your own. We hold the amount on your card and charge the platform fee when you check in at the course. Available in English, Japanese, Korean and Chinese.',
  'home.title': 'A friend on every first\u00a0tee in Japan.',
  'home.lead':
    'Local golfers open up spots in their group. You join, show up and play. No membership, no phone calls in Japanese.',
  'home.play': 'Find a game',
  'home.learnMore': 'How it works',

  'home.finder.label': 'Find a game',
  'home.finder.where': 'Where',
  'home.finder.when': 'When',
  'home.finder.skill': 'Level',
  'home.finder.any': 'Any day',
  'home.finder.weekend': 'This weekend',
  'home.finder.nextWeekend': 'Next weekend',
  'home.finder.week': 'Next 7 days',
  'home.finder.month': 'Next 30 days',

  'home.cost':
    'You pay the green fee at the course. Our platform fee is {{percent}}% of it, or {{usd}} (for games priced in yen, {{jpy}}) if that’s more, charged when you check in. With a green fee of {{price}}, that’s {{fee}}.',

  'home.facts.games_one': 'open game',
  'home.facts.games_other': 'open games',
  'home.facts.coursesCount': '1,000+',
  'home.facts.courses': 'courses',
  'home.facts.languages': 'languages',

  'home.steps.title': 'Three steps to the first tee',
  'home.steps.discover': 'Find your course',
  'home.steps.discoverText':
    'More than 1,000 courses, from the coast to the mountains. See the layout, the price, your host and who else is playing.',
  'home.steps.play': 'Join or host',
  'home.steps.playText':
    'Join a group with an open spot, or share your own tee time with visitors. Hosting is free.',
  'home.steps.protect': 'No-show protection',
  'home.steps.protectText':
    'A card hold shows the host you’re serious. Scan the host’s code at the course: we charge the platform fee and release the rest.',
  'home.steps.more': 'How it works in detail',
  'home.demo.host': 'Kenji, host',
  'home.demo.guest': 'Emily, guest',
  'home.demo.open': 'Open spot',
  'home.demo.checkedIn': 'Checked in',
  'home.demo.goodRound': 'Have a good round, Emily.',

  'home.money.title': 'Pay when you play, not when you book.',
  'home.money.text':
    'The hold protects your host’s weekend. Show up, and you’re only charged the platform fee. You pay the green fee directly to the course.',
  'home.money.example': 'Example: {{price}} green fee',
  'home.money.join': 'When you join',
  'home.money.joinWhen': 'Today',
  'home.money.held': '{{amount}} held',
  'home.money.joinText_one':
    'A hold reduces your available credit, but it isn’t a charge. For games further out, we place it about {{days}} day before you play.',
  'home.money.joinText_other':
    'A hold reduces your available credit, but it isn’t a charge. For games further out, we place it about {{days}} days before you play.',
  'home.money.checkIn': 'When you check in',
  'home.money.checkInWhen': 'At the course',
  'home.money.back': '{{amount}} released',
  'home.money.checkInText':
    'We charge the platform fee and release the rest. Most banks show it within 5 days.',
  'home.money.noShow': 'If you don’t show up',
  'home.money.noShowWhen_one': 'Or cancel in the last hour',
  'home.money.noShowWhen_other': 'Or cancel in the last {{hours}} hours',
  'home.money.charged': '{{amount}} charged',
  'home.money.noShowText':
    'The green fee portion goes to the host, who still has to pay the course for your spot.',
  'home.money.rowCheckIn': 'You check in',
  'home.money.rowInTime': 'You cancel in time',
  'home.money.rowHost': 'The host cancels',
  'home.money.rowLate': 'You cancel late or don’t show up',

  'home.next.title': 'Upcoming games',
  'home.next.all_one': 'See the {{count}} game',
  'home.next.all_other': 'See all {{count}} games',
  'home.next.empty': 'No open games right now',
  'home.next.emptyText':
    'Hosts add new games every week. In the meantime, our concierge can book a tee time for you.',
  'home.next.emptyAction': 'Ask the concierge',

  'home.week.title': 'The next seven days',
  'home.week.text_one': '{{count}} open game from {{from}} to {{to}}, Japan time.',
  'home.week.text_other': '{{count}} open games from {{from}} to {{to}}, Japan time.',
  'home.week.none': 'No open games from {{from}} to {{to}}. Later games are in the list.',
  'home.week.regions': 'Open games of the week by region',
  'home.week.all': 'See the week’s games',
  'home.week.later': 'See later games',

  'home.hosts.title': 'Some of our hosts',
  'home.hosts.text': 'They book the tee time, know the course and play the round with you.',
  'home.hosts.area': 'Hosts in {{region}}',
  'home.hosts.games_one': '{{count}} game hosted',
  'home.hosts.games_other': '{{count}} games hosted',
  'home.hosts.inviteTitle': 'Host a game yourself',
  'home.hosts.inviteText':
    'Have a tee time with spots to fill? Offer them to golfers visiting Japan.',
  'home.hosts.invite': 'Host a game',

  'home.concierge.title': 'Tee time concierge',
  'home.concierge.text':
    'Already have a foursome? Send us your dates. We’ll call the courses in Japanese and reply within {{hours}} hours.',
  'home.rental.title': 'Club rental',
  'home.rental.text':
    'Full sets, right- or left-handed, delivered to your course. We reply within {{hours}} hours.',

  'home.close.title': 'There’s a spot for you.',
  'home.close.text': 'Find a game near where you’re staying and let a local show you the course.',
  'home.close.action': 'Find a game',
} as const
export default home
