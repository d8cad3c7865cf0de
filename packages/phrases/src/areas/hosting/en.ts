const hosting = {
  'hosting.title': 'Host a game',
  'hosting.lead':
    'You’ve got the booking. Open the spots you can’t fill and play with someone new.',
  'hosting.edit': 'Edit game',
  'hosting.editLead': 'Nobody has joined yet, so you can change anything.',
  'hosting.editGuests':
    'Your guests agreed to this price, so you can’t change it. If you change the date, time or course, we’ll let your guests know. If it’s more than a small change, they can cancel for free for a limited time.',
  'hosting.publish': 'Publish game',
  'hosting.publishing': 'Publishing',
  'hosting.save': 'Save changes',
  'hosting.saved': 'Changes saved',
  'hosting.savedText': 'We’ve let your guests know what changed.',
  'hosting.saveFailed': 'Couldn’t save.',
  'hosting.reload': 'Load latest version',
  'hosting.reset': 'Start over',
  'hosting.kept': 'Draft saved on this device.',
  'hosting.done': 'Your game is live',
  'hosting.doneText': 'Guests can join now. We’ll let you know as soon as someone does.',
  'hosting.failed': 'Couldn’t publish the game',
  'hosting.payDebt': 'Pay now',
  'hosting.suspendedUntil': 'You can host again after {{until}}.',
  'hosting.suspendedWhy': 'View account status',
  'hosting.cardCheckFailed': 'Payment Method Check Failed',
  'hosting.cardCheckFailedText': 'We couldn’t verify your payment method. Please try again.',

  'hosting.again.label': 'Copy a previous game',
  'hosting.again.hint': 'Copies everything except the date.',
  'hosting.again.none': 'Start from scratch',
  'hosting.again.failed': 'Couldn’t load the previous game',

  'hosting.part.course': 'Course and time',
  'hosting.part.courseText': 'Only list a tee time you’ve already booked.',
  'hosting.part.players': 'Players and level',
  'hosting.part.playersText':
    'Don’t count friends you’re bringing. Only open the spots that are really free.',
  'hosting.part.price': 'Price and what’s included',
  'hosting.part.priceText': 'What each player pays at the front desk, including tax.',
  'hosting.part.check': 'Check and publish',
  'hosting.part.checkText': 'Guests see your game once you publish it.',
  'hosting.part.missing': 'Something is missing here.',
  'hosting.part.change': 'Change: {{part}}',
  'hosting.continue': 'Continue',

  'hosting.course.label': 'Course',
  'hosting.course.placeholder': 'Course name in English or Japanese',
  'hosting.course.hint':
    'Type 2 letters to see suggestions. If your course isn’t listed, just enter its name.',
  'hosting.course.change': 'Change',
  'hosting.course.loading': 'Loading golf courses...',
  'hosting.course.failed': 'Error loading golf courses',
  'hosting.course.none': 'No golf courses found for "{{text}}"',
  'hosting.course.found_one': '{{count}} course',
  'hosting.course.found_other': '{{count}} courses',
  'hosting.location.label': 'Address',
  'hosting.location.region': 'Region: {{region}}',
  'hosting.date.label': 'Date',
  'hosting.date.choose': 'Select a date',
  'hosting.time.label': 'Tee time',
  'hosting.time.soonToday_one':
    'Please allow at least {{hours}} hour before tee time for planning and coordination. Earliest available time today: {{time}}',
  'hosting.time.soonToday_other':
    'Please allow at least {{hours}} hours before tee time for planning and coordination. Earliest available time today: {{time}}',
  'hosting.time.soon_one':
    'List your game at least {{hours}} hour before tee time. Earliest time: {{time}}',
  'hosting.time.soon_other':
    'List your game at least {{hours}} hours before tee time. Earliest time: {{time}}',
  'hosting.series.label': 'Repeat weekly',
  'hosting.series.once': 'Just once',
  'hosting.series.weeks_one': '{{count}} week',
  'hosting.series.weeks_other': '{{count}} weeks',
  'hosting.series.text':
    'Each date becomes its own game with its own guests. Untick the dates you can’t play.',
  'hosting.series.dates': 'Dates after {{day}}',
  'hosting.series.booking':
    'The course booking belongs to the first game. You can add the others on their own pages.',
  'hosting.series.done_one': '{{count}} game is live',
  'hosting.series.done_other': '{{count}} games are live',
  'hosting.series.scope': 'Which games should change?',
  'hosting.series.one': 'Only this game',
  'hosting.series.following_one': 'This and {{count}} later game',
  'hosting.series.following_other': 'This and {{count}} later games',
  'hosting.series.followingText':
    'Later dates move by the same amount. If one of the games can’t be changed, none of them is.',
  'hosting.terrain': 'Terrain',

  'hosting.slots.label': 'Open spots',
  'hosting.slots.group_other': '{{count}} players including you.',
  'hosting.slots.taken_one': '{{count}} guest has already joined.',
  'hosting.slots.taken_other': '{{count}} guests have already joined.',
  'hosting.decision.label': 'Go or no-go',
  'hosting.decision.text':
    'If too few players join, we cancel the game in time and release every hold. Nobody pays, and you don’t get a strike.',
  'hosting.decision.any': 'I’ll play anyway',
  'hosting.decision.least_one': 'At least {{count}} player',
  'hosting.decision.least_other': 'At least {{count}} players',
  'hosting.decision.day': 'Decide',
  'hosting.decision.daysBefore_one': '{{count}} day before',
  'hosting.decision.daysBefore_other': '{{count}} days before',
  'hosting.decision.time': 'Decision time',
  'hosting.decision.summary':
    'Decided on {{time}} Japan time. If too few have joined, we’ll ask you 3 hours before. You can always keep it on.',
  'hosting.decision.locked_one':
    'Guests joined for a game with at least {{count}} player. This can’t be changed anymore.',
  'hosting.decision.locked_other':
    'Guests joined for a game with at least {{count}} players. This can’t be changed anymore.',
  'hosting.audience.label': 'Who can find the game?',
  'hosting.audience.everyone': 'Everyone',
  'hosting.audience.link': 'Only people with the link',
  'hosting.audience.everyoneText': 'It appears in the list of games, and anyone can join.',
  'hosting.audience.linkText':
    'It’s not in any list or search. You get a link to send to the people you want to play with.',
  'hosting.audience.again':
    'Guests of your last round who also want to play again get an invitation when you post this game.',
  'hosting.headStart.label': 'Alerts first',
  'hosting.headStart.text_one':
    'Visitors whose alerts fit see the game {{count}} hour before everybody else.',
  'hosting.headStart.text_other':
    'Visitors whose alerts fit see the game {{count}} hours before everybody else.',
  'hosting.headStart.running':
    'Only visitors whose alerts fit see the game for now. Untick to list it right away; this can’t be undone.',
  'hosting.joining.label': 'How do guests join?',
  'hosting.joining.instant': 'Right away',
  'hosting.joining.approve': 'I accept each guest',
  'hosting.joining.instantText':
    'The spot is taken and the hold is placed as soon as a guest joins.',
  'hosting.joining.approveText':
    'Guests ask first. Your time to answer: {{time}}. Nothing is held before you accept.',
  'hosting.women.label': 'Women only',
  'hosting.women.text': 'Only players whose profile says “female” can join. We don’t check it.',
  'hosting.women.locked': 'Women only. Guests have joined, so this can’t change.',
  'hosting.skill': 'Who’s it for?',

  'hosting.price.label': 'Price per player',
  'hosting.price.hold':
    'We hold {{hold}} on each guest’s card: your price plus the {{fee}} platform fee. If a guest cancels late or doesn’t show up, you receive {{price}} for the spot.',
  'hosting.meal.label': 'Lunch',
  'hosting.meal.not_included': 'Not included',
  'hosting.meal.subsidy_provided': 'Lunch credit',
  'hosting.meal.included_in_fees': 'Included in the price',

  'hosting.round': 'Round',
  'hosting.courseType.18H': '18 holes',
  'hosting.courseType.9H': '9 holes',
  'hosting.courseType.indoor': 'Indoor (simulator)',
  'hosting.cart.label': 'Cart',
  'hosting.cart.unspecified': 'To be decided',
  'hosting.cart.self_play': 'Riding cart, self-drive',
  'hosting.cart.manual_cart': 'Push cart',
  'hosting.cart.walking': 'Walking',
  'hosting.dress.label': 'Dress code',
  'hosting.dress.formal': 'Jacket required on arrival',
  'hosting.dress.business': 'Business casual, collared shirt',
  'hosting.dress.casual': 'Smart casual',
  'hosting.flag.caddieIncluded': 'Caddie included',
  'hosting.flag.caddieIncludedText': 'The caddie fee is part of the price.',
  'hosting.flag.playThrough': 'No lunch break',
  'hosting.flag.playThroughText': '18 holes straight through, without stopping at the turn.',
  'hosting.flag.twoSomeGuarantee': 'Twosome guaranteed',
  'hosting.flag.twoSomeGuaranteeText': 'The game goes ahead even if it’s just the two of you.',
  'hosting.extras': 'At the course',
  'hosting.extra.club_rental': 'Rental clubs',
  'hosting.extra.locker': 'Locker',
  'hosting.extra.pro_shop_discount': 'Pro shop discount',
  'hosting.extra.practice_range': 'Practice range',
  'hosting.extra.shower': 'Shower',
  'hosting.extra.wifi': 'Wi-Fi',
  'hosting.extra.english_speaking_staff': 'English-speaking staff',

  'hosting.ride.offer': 'I can offer a ride',
  'hosting.ride.why':
    'Most courses are a drive from the station. Offering a ride often makes the difference.',
  'hosting.ride.label': 'Ride details',
  'hosting.ride.hint': 'Where, when, and how many people and bags you can take.',
  'hosting.notes.label': 'Message to guests',
  'hosting.notes.hint': 'Pace of play, lunch, what makes this course worth the trip.',
  'hosting.agree': 'I agree to the host payment terms.',
  'hosting.agreeText':
    'Hosting is free. Guests pay the course directly, and their hold covers a no-show. Your card is only charged if you don’t show up.',

  'hosting.preview.title': 'Preview',
  'hosting.preview.open': 'Preview',
  'hosting.preview.close': 'Back to the form',
  'hosting.preview.level': 'Level',
  'hosting.preview.notYet': 'Not yet',

  'hosting.check.course': 'Enter the course name.',
  'hosting.check.date': 'Select a date.',
  'hosting.check.time': 'Select a tee time.',
  'hosting.check.teeTime': 'This tee time isn’t available.',
  'hosting.check.decision':
    'Choose a decision time that’s in the future and at least 10 hours before tee time.',
  'hosting.check.location': 'Enter the course address.',
  'hosting.check.booking': 'The booking’s deadlines can’t be after the tee time.',
  'hosting.check.price': 'Enter a price above zero.',
  'hosting.check.priceLimit': 'This price isn’t possible.',
  'hosting.check.agreement': 'Agree to the payment terms first.',
  'hosting.check.transportation': 'Describe the ride you’re offering.',

  'hosting.terms.title': 'Host Terms',
  'hosting.terms.lead':
    'Six promises guests rely on when they cross a city, or an ocean, to play with you.',
  'hosting.terms.booked': 'Your tee time is booked',
  'hosting.terms.bookedText': 'Only list a time the course has confirmed in your name.',
  'hosting.terms.early': 'You arrive 45 minutes early',
  'hosting.terms.earlyText': 'Guests look for you at the clubhouse, long before the first tee.',
  'hosting.terms.code': 'You show the check-in code',
  'hosting.terms.codeText':
    'Each guest scans it on your phone. Without it, there’s no record of who was there.',
  'hosting.terms.money': 'Guests pay the course, not you',
  'hosting.terms.moneyText':
    'Hosting is free. If a guest cancels late or doesn’t show up, you receive the green fee for that spot.',
  'hosting.terms.keep': 'A game with guests is a promise',
  'hosting.terms.keepText_one':
    'You can cancel until {{hours}} hour before tee time. After that the booking is protected, and any changes go through our support team.',
  'hosting.terms.keepText_other':
    'You can cancel until {{hours}} hours before tee time. After that the booking is protected, and any changes go through our support team.',
  'hosting.terms.absent': 'No-shows have consequences',
  'hosting.terms.absentText':
    'If you don’t show up, you get a strike and we charge you {{fee}} per guest. With 2 strikes, hosting is suspended for 1 month; with 3, for 6 months.',
  'hosting.terms.agree': 'I’ve read and agree to the host terms.',
  'hosting.terms.accept': 'Agree and continue',
} as const
export default hosting
