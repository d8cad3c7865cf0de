/** E-mail. Amounts, dates and names arrive written in the reader's language; times carry their zone already. */
const email = {
  // frame
  'email.greeting': 'Hello {{name}},',
  'email.tagline': 'A friend on every first tee in Japan.',
  'email.footer.always':
    'This mail concerns your account, your game or your money, so it is always sent.',
  'email.footer.optional': 'You can switch off mails like this one in your settings.',
  'email.footer.visitor':
    'You get this mail because a form on our site was filled in with this address.',
  'email.footer.settings': 'Settings',
  'email.footer.contact': 'Contact us',
  'email.text.row': '{{label}}: ',
  'email.text.heading': '* {{text}}',
  'email.card_title': 'Your card',
  'email.words.operator': 'TomoGolf writes',
  'email.words.person': 'In their words',
  'email.words.host': 'Your host writes',
  'email.small.contact': "If you think this isn't right, write to us. A person will look at it.",
  'email.small.appeal': 'If you think this is wrong, you can appeal on that page.',
  'email.small.bank': 'Your bank may take a few days to show it.',

  // values
  'email.time.japan': '{{time}} Japan time',
  'email.time.local': '{{time}} ({{zone}})',
  'email.card': '{{brand}} card ending in {{last4}}',
  'email.yes': 'Yes',
  'email.no': 'No',
  'email.fact.course': 'Course',
  'email.fact.tee_time': 'Tee time',
  'email.fact.host': 'Host',
  'email.fact.guest': 'Guest',
  'email.fact.price': 'Green fee',
  'email.fact.places': 'Open places',
  'email.fact.address': 'Address',
  'email.fact.access': 'Getting there',
  'email.fact.arrive_by': 'Be there by',
  'email.fact.cancel_until': 'You can cancel until',
  'email.fact.hold': 'Hold',
  'email.fact.place_at': 'Will be held on',
  'email.fact.fee': 'Platform fee',
  'email.fact.charged': 'Charged',
  'email.fact.released': 'Back to you',
  'email.fact.refunded': 'Refunded',
  'email.fact.owed': 'Owed to you',
  'email.fact.paid': 'Paid to you',
  'email.fact.free_until': 'Leave free until',
  'email.fact.check_in': 'Check-in opens',
  'email.fact.answer_by': 'Answer by',
  'email.fact.kept_until': 'Your place is kept until',
  'email.fact.card': 'Card',
  'email.fact.before': 'before: {{value}}',
  'email.fact.when': 'When',
  'email.fact.device': 'Device',
  'email.fact.ip': 'IP address',
  'email.fact.expires': 'Link works until',
  'email.fact.suspended_until': 'Suspended until',
  'email.fact.reference': 'Reference',
  'email.fact.unknown': 'unknown',
  'email.places_one': '{{count}} place is still open.',
  'email.places_other': '{{count}} places are still open.',
  'email.places_none': 'Your game is full now.',
  'email.bar.charged': '{{amount}} charged',
  'email.bar.fee': '{{amount}} at check-in',
  'email.bar.back': '{{amount}} back to you',

  // why a card said no
  'email.refusal.CARD_DECLINED': 'The bank declined the card.',
  'email.refusal.INSUFFICIENT_FUNDS': "There wasn't enough room on the card for this amount.",
  'email.refusal.CARD_EXPIRED': 'The card has expired.',
  'email.refusal.AUTHENTICATION_REQUIRED': 'The bank wanted a confirmation that only you can give.',
  'email.refusal.OTHER': 'The bank gave no reason.',

  // buttons
  'email.button.open_game': 'Open the game',
  'email.button.find_game': 'Find another game',
  'email.button.update_card': 'Update your card',
  'email.button.confirm_bank': 'Confirm with your bank',
  'email.button.contact': 'Write to us',
  'email.button.standing': 'See your account status',
  'email.button.transactions': 'See your transactions',

  // account
  'email.verify_email.subject': 'Confirm your e-mail address for TomoGolf',
  'email.verify_email.title': 'Confirm your e-mail address',
  'email.verify_email.body_one':
    'Confirm it, and your account is ready. The link works once, for {{count}} hour.',
  'email.verify_email.body_other':
    'Confirm it, and your account is ready. The link works once, for {{count}} hours.',
  'email.verify_email.button': 'Confirm this address',
  'email.verify_email.small':
    "If you didn't sign up, you can ignore this mail. Without the confirmation nobody can use the account.",
  'email.reset_password.subject': 'Choose a new password for TomoGolf',
  'email.reset_password.title': 'Choose a new password',
  'email.reset_password.self': 'You asked us for a way to choose a new password.',
  'email.reset_password.operator':
    'TomoGolf support has sent you this link, so that you can choose a new password.',
  'email.reset_password.body_one': 'The link works once, for {{count}} hour.',
  'email.reset_password.body_other': 'The link works once, for {{count}} hours.',
  'email.reset_password.button': 'Choose a new password',
  'email.reset_password.small':
    "If you didn't ask for this, you can ignore this mail. Nobody can change your password without the link.",
  'email.username_reminder.subject': 'Your TomoGolf username',
  'email.username_reminder.title': 'Your username',
  'email.username_reminder.name': 'Your username is {{username}}.',
  'email.username_reminder.none': 'Your account has no username.',
  'email.username_reminder.body': 'To log in you need this e-mail address and your password.',
  'email.username_reminder.button': 'Log in',
  'email.username_reminder.small': "If you didn't ask for this, you can ignore this mail.",
  'email.password_changed.subject': 'Your TomoGolf password was changed',
  'email.password_changed.title': 'Your password was changed',
  'email.password_changed.body': 'All your other devices have been logged out.',
  'email.password_changed.small': "If it wasn't you, choose a new password now and write to us.",
  'email.password_changed.button': 'Choose a new password',
  'email.new_device.subject': 'New login to your TomoGolf account',
  'email.new_device.title': 'A new device logged in',
  'email.new_device.body':
    'Somebody logged in to your account from a device we had not seen before. If it was you, there is nothing to do.',
  'email.new_device.small': "If it wasn't you, end that session and change your password.",
  'email.new_device.button': 'See where you are logged in',

  // joining
  'email.game_created.subject': 'Your game is listed: {{course}}, {{day}}',
  'email.game_created.title': 'Your game is listed',
  'email.game_created.body':
    'We write to you when somebody joins or leaves. At the course, show your QR code so that your guests can check in.',
  'email.game_created.card':
    "Hosting is free. Your card is charged only if you don't come to your own game.",
  'email.game_created.button': 'Open your game',
  'email.joined_guest.subject': "You're in: {{course}}, {{day}}",
  'email.joined_guest.title': "You're in",
  'email.joined_guest.body':
    "{{host}} is expecting you. At the course, scan your host's QR code to check in.",
  'email.joined_guest.held': '{{hold}} is held on your card. Nothing has been charged.',
  'email.joined_guest.scheduled':
    "Nothing has been charged. {{hold}} will be held on your card on {{time}}; until then your card isn't touched.",
  'email.joined_guest.check_in':
    'When you check in, only the platform fee of {{fee}} is charged. The rest goes back to you.',
  'email.joined_guest.free':
    'You can leave free until {{time}}. After that, leaving or not coming costs the full {{hold}}.',
  'email.joined_guest.late':
    'The time for leaving free was already over when you joined. Leaving or not coming costs the full {{hold}}.',
  'email.joined_host.subject': '{{guest}} has joined your game on {{day}}',
  'email.joined_host.title': '{{guest}} has joined your game',
  'email.hold_placed.subject': '{{hold}} is now held for your game on {{day}}',
  'email.hold_placed.title': 'The hold is in place',
  'email.hold_placed.body':
    'As announced, the hold for this game has been placed. Your place is secured.',
  'email.hold_placed.card': '{{hold}} is held on your {{card}}. Nothing has been charged.',
  'email.hold_refused.subject': 'Your card was refused: {{course}}, {{day}}',
  'email.hold_refused.title': 'Your bank said no to the hold',
  'email.hold_refused.body':
    'Your place is kept until {{time}}. Use another card, or put this one in order: when your card changes, we try again at once.',
  'email.hold_refused.next': 'With the same card we try again on {{time}}.',
  'email.hold_refused.card':
    'Nothing has been charged. {{hold}} could not be held on your {{card}}.',
  'email.hold_refused.otherwise':
    'If there is no hold by then, your place is released. That costs nothing and gives no strike.',
  'email.hold_needs_action.subject': 'Please confirm {{hold}} with your bank: {{course}}, {{day}}',
  'email.hold_needs_action.title': 'Your bank asks you to confirm',
  'email.hold_needs_action.body':
    'Open the game and confirm there; it takes a minute. Your place is kept until {{time}}.',
  'email.hold_needs_action.card':
    'Nothing has been charged, and nothing is held yet. Once you confirm, {{hold}} is held on your {{card}}.',
  'email.seat_released_guest.subject': 'Your place was released: {{course}}, {{day}}',
  'email.seat_released_guest.title': 'Your place was released',
  'email.seat_released_guest.body':
    'The hold of {{hold}} could not be placed in time, so your place is open to others again. While it is, you are welcome to join again with another card.',
  'email.seat_released_guest.card':
    'Nothing has been charged and nothing is held. There is no penalty and no strike.',
  'email.seat_released_host.subject': 'A place in your game on {{day}} is open again',
  'email.seat_released_host.title': 'The place of {{guest}} is open again',
  'email.seat_released_host.body': 'The place could not be secured in time, so we released it.',

  // leaving, cancelling, editing
  'email.left_free_guest.subject': "You've left the game: {{course}}, {{day}}",
  'email.left_free_guest.title': "You've left the game",
  'email.left_free_guest.body': 'Your host has been told.',
  'email.fate.released': 'Nothing has been charged. The hold of {{hold}} is released.',
  'email.fate.never_held': 'Nothing has been charged, and nothing was ever held on your card.',
  'email.fate.kept':
    'Nothing has been charged. The hold of {{hold}} stays on your card until one of us has decided about it; then we write to you.',
  'email.left_late_guest.subject': "You've left the game: {{charged}} is charged",
  'email.left_late_guest.title': "You've left the game",
  'email.left_late_guest.body_one':
    'You left less than {{count}} hour before the tee time. Your host has been told.',
  'email.left_late_guest.body_other':
    'You left less than {{count}} hours before the tee time. Your host has been told.',
  'email.left_late_guest.card':
    'As you agreed when you joined, the full hold of {{charged}} is charged.',
  'email.left_host.subject': '{{guest}} has left your game on {{day}}',
  'email.left_host.title': '{{guest}} has left your game',
  'email.owed':
    'The guest pays the agreed penalty. Its green-fee part, {{owed}}, is owed to you, because the course may bill you for the missing player. We write to you when it is paid out.',
  'email.game_cancelled_guest.subject': 'Cancelled: {{course}}, {{day}}',
  'email.game_cancelled_guest.title': 'The game is cancelled',
  'email.game_cancelled_guest.host': 'Your host has cancelled this game.',
  'email.game_cancelled_guest.operator': 'TomoGolf has cancelled this game.',
  'email.game_cancelled_host.subject': "We've cancelled your game: {{course}}, {{day}}",
  'email.game_cancelled_host.title': "We've cancelled your game",
  'email.game_cancelled_host.body_one':
    'TomoGolf has cancelled this game and told {{count}} guest.',
  'email.game_cancelled_host.body_other':
    'TomoGolf has cancelled this game and told {{count}} guests.',
  'email.game_cancelled_host.alone': 'TomoGolf has cancelled this game. No guest had joined it.',
  'email.game_changed_guest.subject': 'Your game has changed: {{course}}, {{day}}',
  'email.game_changed_guest.title': 'Your game has changed',
  'email.game_changed_guest.body':
    '{{host}} has changed this game. Please check that it still suits you.',
  'email.game_changed_guest.card':
    'Because of the change you can leave free until {{time}}. Nothing has been charged, and the agreed amount stays {{hold}}.',
  'email.game_changed_guest.button': 'Check the game',

  // ahead of the game
  'email.reminder.subject_week': 'A week to go: {{course}}, {{time}}',
  'email.reminder.subject_day': 'A day to go: {{course}}, {{time}}',
  'email.reminder.subject_hours': 'Soon: {{course}}, {{time}}',
  'email.reminder.title_week': 'Your game is a week away',
  'email.reminder.title_day': 'Your game is a day away',
  'email.reminder.title_hours': 'Your game starts soon',
  'email.reminder.guest':
    '{{host}} is expecting you at the clubhouse. Your place stands; there is nothing you need to do.',
  'email.reminder.free': "If you can't come, you can still leave free until {{time}}.",
  'email.reminder.bound': 'Leaving now would cost the full hold, and so would staying away.',
  'email.reminder.ride': 'Your host on the ride',
  'email.reminder.guide':
    'First time at a Japanese club? Our guide says what happens between the front desk and the bath: {{url}}',
  'email.reminder.host_one':
    '{{count}} guest is coming. Please have your check-in code ready at the clubhouse.',
  'email.reminder.host_other':
    '{{count}} guests are coming. Please have your check-in code ready at the clubhouse.',
  'email.reminder.alone': "Nobody has joined yet. The more people see the game's link, the better.",
  'email.check_in_open.subject': 'Check-in is open: {{course}}, {{day}}',
  'email.check_in_open.title': 'Check-in is open',
  'email.check_in_open.guest':
    'At the clubhouse, scan the code that your host shows you. Only then is the platform fee charged, and the rest of the hold goes back to you.',
  'email.check_in_open.host':
    'Show your guests the code at the clubhouse. It works without a signal once you have opened it.',
  'email.check_in_open.button_guest': 'Check in',
  'email.check_in_open.button_host': 'Show the code',
  'email.request_answered.subject': "We've answered your request {{reference}}",
  'email.request_answered.title': "We've answered your request",
  'email.request_answered.body':
    "The answer went to you by e-mail or telephone, as you wished. If you can't find it, look among unwanted mail, or write to us.",

  // at the course and afterwards
  'email.checked_in_guest.subject': 'Checked in: {{course}}, {{day}}',
  'email.checked_in_guest.title': 'Checked in. Have a good round.',
  'email.checked_in_guest.guest': "You've scanned your host's code. This is your receipt.",
  'email.checked_in_guest.host': 'Your host has marked you as present. This is your receipt.',
  'email.checked_in_guest.operator': 'TomoGolf has marked you as present. This is your receipt.',
  'email.checked_in_guest.card':
    'The platform fee of {{charged}} is charged. {{released}} goes back to you.',
  'email.missing_guest.subject': 'Were you there? Please answer by {{time}}',
  'email.missing_guest.title': 'Were you there?',
  'email.missing_guest.body':
    'We have no check-in from you. If you played, say so by {{time}}: one sentence is enough. Your host can mark you as present, too.',
  'email.missing_guest.card':
    'Nothing has been charged yet. If you were there, only the platform fee of {{fee}} is charged. Without an answer, the full hold of {{hold}} is charged and you get a strike.',
  'email.missing_guest.button': 'I was there',
  'email.missing_host.subject': "{{guest}} hasn't checked in: {{course}}, {{day}}",
  'email.missing_host.title': "{{guest}} hasn't checked in",
  'email.missing_host.body':
    'If {{guest}} played with you, mark them as present by {{time}}. Otherwise they count as a no-show and pay the agreed penalty.',
  'email.missing_host.button': 'Say who was there',
  'email.statement_received.subject': 'We have your answer: {{course}}, {{day}}',
  'email.statement_received.title': 'Thank you for your answer',
  'email.statement_received.body':
    'A person at TomoGolf looks at it, asks your host, and writes to you.',
  'email.statement_received.card':
    'Until then nothing is charged. If we find that you were there, only the platform fee of {{fee}} is charged; if not, the full {{hold}}.',
  'email.statement_host.subject': '{{guest}} says: I was there ({{course}}, {{day}})',
  'email.statement_host.title': '{{guest}} says: I was there',
  'email.statement_host.body':
    'We have no check-in from {{guest}} and are looking into it. Please tell us what you remember.',
  'email.scan_came_late_host.subject': '{{guest}} was there ({{course}}, {{day}})',
  'email.scan_came_late_host.title': '{{guest}} was there',
  'email.scan_came_late_host.body':
    'Their phone had no signal. It has now sent the scan of your code, shown on your screen at {{time}}. They count as present.',
  'email.statement_accepted.subject': 'Settled, you were there: {{course}}, {{day}}',
  'email.statement_accepted.title': 'Settled: you were there',
  'email.statement_accepted.body':
    "We've looked into it, and you count as present. There is no strike.",
  'email.statement_accepted.card': 'Only the platform fee of {{charged}} is charged.',
  'email.statement_accepted.back': '{{released}} of the hold goes back to you.',
  'email.no_show_guest.subject': '{{charged}} is charged: {{course}}, {{day}}',
  'email.no_show_guest.title': 'You count as a no-show',
  'email.no_show_guest.silence': 'We had no check-in from you and no answer to our question.',
  'email.no_show_guest.decision': "We've looked into your answer and found that you weren't there.",
  'email.no_show_guest.hold':
    'As you agreed when you joined, the full hold of {{charged}} is charged.',
  'email.no_show_guest.card':
    'The hold had ended before, so the agreed {{charged}} is charged to your saved card.',
  'email.no_show_guest.strike': 'You also get a strike. Another mail says what that means.',
  'email.no_show_host.subject': '{{guest}} counts as a no-show: {{course}}, {{day}}',
  'email.no_show_host.title': '{{guest}} counts as a no-show',
  'email.host_absent_guest.subject': "We're sorry: {{course}}, {{day}}",
  'email.host_absent_guest.title': 'Your host seems to have been missing',
  'email.host_absent_guest.body':
    "Nobody checked in, and your host never opened the QR code. We're sorry about your day, and we're looking into it.",
  'email.host_absent_guest.small': 'If you did play, tell us: then nothing is wrong.',
  'email.host_absent_host.subject_asked': 'Did your game take place? {{course}}, {{day}}',
  'email.host_absent_host.subject_penalty': '{{penalty}} is charged: {{course}}, {{day}}',
  'email.host_absent_host.title_asked': 'Did your game take place?',
  'email.host_absent_host.title_penalty': 'You count as missing from your own game',
  'email.host_absent_host.asked':
    'Nobody checked in, and your QR code was never opened. Your guests are charged nothing. If the game took place, please tell us what happened.',
  'email.host_absent_host.reported':
    "Nobody checked in, your QR code was never opened, and a guest reported from the course that you weren't there. Your guests are charged nothing.",
  'email.host_absent_host.card_asked': 'Nothing is charged to your card while we look into it.',
  'email.host_absent_host.card_penalty_one':
    '{{penalty}} is charged to your card: the platform fee for {{count}} guest, as the host terms say. You also get a strike; another mail says what that means.',
  'email.host_absent_host.card_penalty_other':
    '{{penalty}} is charged to your card: the platform fee for {{count}} guests, as the host terms say. You also get a strike; another mail says what that means.',

  // money apart from a hold's normal course
  'email.cause.no_show': "This is the agreed amount for a game you didn't come to.",
  'email.cause.check_in': 'This is the platform fee for a game you played.',
  'email.cause.host_absent': "This is the penalty for a game you hosted and didn't come to.",
  'email.cause.late_leave': 'This is the agreed amount for leaving a game late.',
  'email.cause.operator': 'This is the amount we decided on for this game.',
  'email.charge_made.subject': '{{amount}} is charged: {{course}}, {{day}}',
  'email.charge_made.title': '{{amount}} is charged',
  'email.charge_made.card': '{{amount}} is charged to your {{card}}. This is your receipt.',
  'email.charge_refused.subject': '{{amount}} is still open: {{course}}, {{day}}',
  'email.charge_refused.title': 'Your bank said no',
  'email.charge_refused.card':
    'Nothing has been charged to your {{card}}, so {{amount}} is still open. Please use another card; then we try again.',
  'email.charge_needs_action.subject':
    'Please confirm {{amount}} with your bank: {{course}}, {{day}}',
  'email.charge_needs_action.title': 'Your bank asks you to confirm',
  'email.charge_needs_action.body': 'Open the game and confirm there; it takes a minute.',
  'email.charge_needs_action.card':
    'Nothing has been charged yet. Once you confirm, {{amount}} is charged to your {{card}}.',
  'email.hold_released.subject': 'The hold of {{amount}} is released: {{course}}, {{day}}',
  'email.hold_released.title': 'Your hold is released',
  'email.hold_released.body': "We've decided about the hold for this game.",
  'email.hold_released.card': 'Nothing has been charged. {{amount}} goes back to you.',
  'email.hold_charged.subject': '{{charged}} is charged: {{course}}, {{day}}',
  'email.hold_charged.title': "We've decided about your hold",
  'email.hold_charged.body': "We've looked into this game and decided what happens to the hold.",
  'email.hold_charged.all': 'The full hold of {{charged}} is charged.',
  'email.hold_charged.part': '{{charged}} of the hold is charged. {{released}} goes back to you.',
  'email.refunded.subject': '{{amount}} comes back to you: {{course}}, {{day}}',
  'email.refunded.title': 'You get {{amount}} back',
  'email.refunded.body': 'We have refunded a payment for this game.',
  'email.refunded.card':
    '{{amount}} goes back to the card that was charged. Banks usually take five to ten days.',
  'email.owed_paid.subject': '{{amount}} is paid out to you: {{course}}, {{day}}',
  'email.owed_paid.title': '{{amount}} is paid out to you',
  'email.owed_paid.body': 'This is the green-fee part of a penalty that a guest of this game paid.',

  // standing
  'email.strike.subject_warning': 'A strike on your account',
  'email.strike.subject_suspended': 'A strike, and hosting is suspended until {{day}}',
  'email.strike.title': 'You have a strike',
  'email.strike.no_show': "You didn't come to a game you had joined.",
  'email.strike.host_absent': "You didn't come to a game you hosted.",
  'email.strike.operator': 'TomoGolf has given you a strike.',
  'email.strike.count_one': 'You now have {{count}} strike.',
  'email.strike.count_other': 'You now have {{count}} strikes.',
  'email.strike.warning': 'One more strike suspends you from hosting for a month.',
  'email.strike.suspended': "You can't host games until {{time}}. You can still join games.",
  'email.strike_removed.subject': 'A strike was removed from your account',
  'email.strike_removed.title': 'A strike was removed',
  'email.strike_removed.none': 'You have no strikes now.',
  'email.strike_removed.still': 'Your suspension from hosting stays until {{time}}.',
  'email.appeal_received.subject': 'We have your appeal',
  'email.appeal_received.title': 'We have your appeal',
  'email.appeal_received.body':
    'Somebody will read it and look at everything we have on record. You get the answer by mail, with the reason. Until then, nothing changes.',
  'email.appeal_decided.subject_accepted': 'Your appeal was accepted',
  'email.appeal_decided.subject_rejected': 'Your appeal was not accepted',
  'email.appeal_decided.accepted_strike':
    'You were right. The strike is taken back; another mail says where you stand now.',
  'email.appeal_decided.accepted': 'You were right.',
  'email.appeal_decided.money':
    'If money comes back to your card, a mail of its own names the amount.',
  'email.appeal_decided.rejected': 'We looked at it again, and the decision stays.',
  'email.rating_ask.subject': 'How was {{course}}? Rate your company',
  'email.rating_ask.title': 'How was the round with {{names}}?',
  'email.rating_ask.body':
    'One to five stars and a few words, until {{time}}. Nobody sees a rating before both have given theirs, or that time has come.',
  'email.rating_ask.button': 'Rate the round',
  'email.rating_shown.subject': '{{name}} has rated your round',
  'email.rating_shown.title': '{{name}} gave you {{stars}} of 5 stars',
  'email.rating_shown.body':
    'It is now part of the rating that others see with your name. If it is not fair, you can report it on the page of the game.',
  'email.suspended.subject': 'Hosting is suspended until {{day}}',
  'email.suspended.title': 'Hosting is suspended',
  'email.suspended.body': "You can't host games until {{time}}. You can still join games.",
  'email.suspension_lifted.subject': 'You can host again',
  'email.suspension_lifted.title': 'You can host again',
  'email.suspension_lifted.body': 'Your suspension is lifted.',
  'email.suspension_lifted.button': 'Host a game',

  // receipts for forms
  'email.booking_received.subject': 'We have your booking request {{reference}}',
  'email.booking_received.title': 'We have your booking request',
  'email.rental_received.subject': 'We have your club rental request {{reference}}',
  'email.rental_received.title': 'We have your club rental request',
  'email.contact_received.subject': 'We have your message {{reference}}',
  'email.contact_received.title': 'We have your message',
  'email.received.answer_one': 'A person reads it and answers within {{count}} hour.',
  'email.received.answer_other': 'A person reads it and answers within {{count}} hours.',
  'email.received.contact_one':
    'A person reads it and answers within {{count}} hour on business days.',
  'email.received.contact_other':
    'A person reads it and answers within {{count}} hours on business days.',
  'email.received.free': 'The request is free and binds you to nothing.',

  // to the operator
  'email.operator.booking_request': 'Booking request',
  'email.operator.rental_request': 'Club rental request',
  'email.operator.contact_message': 'Message',
  'email.operator.game_report': 'Report on a game',
  'email.operator.case_opened': 'A case needs a decision',
  'email.operator.money_problem': 'A payment needs attention',
  'email.operator.reply': 'Your reply goes to {{address}}.',
  'email.operator.footer': "Sent to the operator's mailbox.",
  'email.operator.button': 'Open the back-office',
  'email.field.reference': 'Reference',
  'email.field.name': 'Name',
  'email.field.email': 'E-mail',
  'email.field.phone': 'Phone',
  'email.field.gender': 'Gender',
  'email.field.nationality': 'Nationality',
  'email.field.dates': 'Dates',
  'email.field.games': 'Number of games',
  'email.field.teeTime': 'Tee time',
  'email.field.players': 'Players',
  'email.field.caddie': 'Caddie',
  'email.field.prefectures': 'Prefectures',
  'email.field.budget': 'Budget per game',
  'email.field.contactBy': 'Answer by',
  'email.field.days': 'Days',
  'email.field.sets': 'Sets',
  'email.field.course': 'Course',
  'email.field.address': 'Address',
  'email.field.shaft': 'Shaft',
  'email.field.brands': 'Brands',
  'email.field.leftHanded': 'Left-handed',
  'email.field.wishes': 'Other wishes',
  'email.field.subject': 'Subject',
  'email.field.message': 'Message',
  'email.field.reason': 'Reason',
  'email.field.guest': 'Guest',
  'email.field.host': 'Host',
  'email.field.amount': 'Amount',
  'email.field.details': 'Details',
} as const
export default email
