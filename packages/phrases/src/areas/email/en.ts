/** Email. Amounts, dates and names arrive written in the reader's language; times carry their zone already. */
const email = {
  // frame
  'email.greeting': 'Hello {{name}},',
  'email.tagline': 'A friend on every first tee in Japan.',
  'email.seats.guest.companion': 'This is about {{names}}’s spot, which you cover.',
  'email.seats.guest.party_one': 'This is about your spot.',
  'email.seats.guest.party_other':
    'This is about {{count}} spots on your card: yours and {{names}}’s. Amounts are for one spot.',
  'email.seats.host.companion': '{{names}} comes with {{guest}}.',
  'email.seats.host.party_one': 'This is about one spot.',
  'email.seats.host.party_other':
    'This is about {{count}} spots: {{guest}} comes with {{names}}. Amounts are for one spot.',
  'email.footer.account':
    'This email is about your account and its security, so you can’t turn it off.',
  'email.footer.money': 'This email is about a payment or your card, so you can’t turn it off.',
  'email.footer.round': 'This email is about a game you’re part of, so you can’t turn it off.',
  'email.footer.standing':
    'This email is about your standing with TomoGolf, so you can’t turn it off.',
  'email.footer.answer': 'This email answers something you sent us, so you can’t turn it off.',
  'email.footer.optional': 'You can stop emails like this at any time.',
  'email.footer.visitor':
    'You’re getting this email because someone entered this address in a form on our site.',
  'email.footer.wish': 'You get this email because you asked us to tell you when a game fits.',
  'email.footer.wish_change': 'Change or stop alerts',
  'email.footer.unsubscribe': 'Stop emails like this',
  'email.footer.settings': 'Settings',
  'email.footer.contact': 'Contact us',
  'email.text.row': '{{label}}: ',
  'email.text.heading': '* {{text}}',
  'email.card_title': 'Your card',
  'email.words.operator': 'Message from TomoGolf',
  'email.words.person': 'Their message',
  'email.words.host': 'Message from your host',
  'email.small.contact': 'Think this isn’t right? Contact us and our team will look into it.',
  'email.small.appeal': 'If you think this is wrong, you can appeal on that page.',
  'email.small.bank': 'It may take your bank a few days to show this.',

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
  'email.fact.repeated': 'Also on',
  'email.fact.price': 'Green fee',
  'email.fact.listed_from': 'Listed for everybody from',
  'email.fact.places': 'Open spots',
  'email.fact.address': 'Address',
  'email.fact.access': 'Getting there',
  'email.fact.arrive_by': 'Arrive by',
  'email.fact.cancel_until': 'You can cancel until',
  'email.fact.hold': 'Hold',
  'email.fact.place_at': 'Will be held on',
  'email.fact.fee': 'Platform fee',
  'email.fact.charged': 'Charged',
  'email.fact.outstanding': 'Outstanding',
  'email.fact.released': 'Released',
  'email.fact.refunded': 'Refunded',
  'email.fact.owed': 'You’ll receive',
  'email.fact.returned': 'Returned',
  'email.fact.postponed': 'Postponed',
  'email.fact.left': 'Charged after refund',
  'email.fact.share': 'Your share',
  'email.fact.paid': 'Paid to you',
  'email.fact.free_until': 'Free cancellation until',
  'email.fact.decide_at': 'Decided on',
  'email.fact.check_in': 'Check-in opens',
  'email.fact.answer_by': 'Reply by',
  'email.fact.kept_until': 'We’re saving your spot until',
  'email.fact.card': 'Card',
  'email.fact.before': 'was: {{value}}',
  'email.fact.when': 'When',
  'email.fact.device': 'Device',
  'email.fact.ip': 'IP address',
  'email.fact.expires': 'Link valid until',
  'email.fact.suspended_until': 'Hosting suspended until',
  'email.fact.reference': 'Reference',
  'email.fact.unknown': 'unknown',
  'email.places_one': '{{count}} spot is still open.',
  'email.places_other': '{{count}} spots are still open.',
  'email.places_none': 'Your game is now full.',
  'email.bar.charged': '{{amount}} charged',
  'email.bar.fee': '{{amount}} at check-in',
  'email.bar.back': '{{amount}} released',

  // why a card was declined
  'email.refusal.CARD_DECLINED': 'Your bank declined the card.',
  'email.refusal.INSUFFICIENT_FUNDS': 'There wasn’t enough available credit on the card.',
  'email.refusal.CARD_EXPIRED': 'The card has expired.',
  'email.refusal.AUTHENTICATION_REQUIRED': 'Your bank needs to verify it’s you.',
  'email.refusal.OTHER': 'Your bank didn’t give a reason.',

  // buttons
  'email.button.open_game': 'View game',
  'email.button.find_game': 'Find another game',
  'email.button.update_card': 'Update card',
  'email.button.confirm_bank': 'Confirm with your bank',
  'email.button.contact': 'Contact us',
  'email.button.faq': 'Read the FAQ',
  'email.button.standing': 'View account status',
  'email.button.transactions': 'View transactions',
  'email.button.payouts': 'View payouts',

  // account
  'email.email_change_confirm.subject': 'Confirm your new email for TomoGolf',
  'email.email_change_confirm.title': 'Confirm your new email',
  'email.email_change_confirm.body_one':
    'Open the link within {{count}} hour in a browser where you’re logged in. Until then your account keeps its current email.',
  'email.email_change_confirm.body_other':
    'Open the link within {{count}} hours in a browser where you’re logged in. Until then your account keeps its current email.',
  'email.email_change_confirm.byTeam_one':
    'Our team is changing the email of your account, as you asked. Open the link within {{count}} hour; you don’t need to log in. Until then your account keeps its current email.',
  'email.email_change_confirm.byTeam_other':
    'Our team is changing the email of your account, as you asked. Open the link within {{count}} hours; you don’t need to log in. Until then your account keeps its current email.',
  'email.email_change_confirm.button': 'Confirm new email',
  'email.email_change_confirm.smallByTeam':
    'You didn’t ask us for this? Don’t open the link: it changes the email of an account.',
  'email.email_change_confirm.small':
    'You don’t know about this? Someone mistyped their address. Ignore this email; without a login the link does nothing.',
  'email.email_change_taken.subject': 'This email already has a TomoGolf account',
  'email.email_change_taken.title': 'This email is already in use',
  'email.email_change_taken.body':
    'Someone wanted to use this address for another account. Nothing has changed. If it was you, log in here, or choose another address there.',
  'email.email_change_taken.button': 'Log in',
  'email.email_changed.subject': 'Your TomoGolf email has changed',
  'email.email_changed.title': 'Your email has changed',
  'email.email_changed.body':
    'From now on your account uses another address. If that was you, there’s nothing to do.',
  'email.email_changed.undo':
    'If it wasn’t you, press the button: your old address comes back, every device is logged out, and you set a new password.',
  'email.email_changed.button': 'This wasn’t me',
  'email.email_changed.new': 'New email',
  'email.email_changed.until': 'Can be undone until',
  'email.mail_test.subject': 'Confirm that our emails reach you',
  'email.mail_test.title': 'This one got through',
  'email.mail_test.body_one':
    'We’ve stopped reminders and other news to this address. Confirm within {{count}} hour to get them again.',
  'email.mail_test.body_other':
    'We’ve stopped reminders and other news to this address. Confirm within {{count}} hours to get them again.',
  'email.mail_test.button': 'Emails reach me',
  'email.mail_test.small': 'You didn’t ask for this? Then there’s nothing to do.',
  'email.verify_email.subject': 'Confirm your email for TomoGolf',
  'email.verify_email.title': 'Confirm your email',
  'email.verify_email.body_one':
    'Confirm your email to activate your account. The link works once and expires in {{count}} hour.',
  'email.verify_email.body_other':
    'Confirm your email to activate your account. The link works once and expires in {{count}} hours.',
  'email.verify_email.button': 'Confirm email',
  'email.verify_email.small':
    'If you didn’t sign up, ignore this email, or open the link and choose “This wasn’t me” to delete the account. Nobody can use it until it’s confirmed.',
  'email.login_code.subject': 'Your TomoGolf login code',
  'email.login_code.title': 'Your login code',
  'email.login_code.body_one':
    'Enter it on the page that asks for it. It works once and expires in {{count}} minute.',
  'email.login_code.body_other':
    'Enter it on the page that asks for it. It works once and expires in {{count}} minutes.',
  'email.login_code.code': 'Code',
  'email.login_code.button': 'Open login page',
  'email.login_code.small':
    'If you didn’t ask for this, you can ignore this email. Don’t share the code with anyone: we’ll never ask you for it.',
  'email.login_code_refused.subject': 'No login code for your TomoGolf account',
  'email.login_code_refused.title': 'Log in another way',
  'email.login_code_refused.body':
    'Administrators can’t log in with an emailed code. Use a passkey, or your password and the code from your authenticator app.',
  'email.login_code_refused.small': 'If you didn’t ask for this, you can ignore this email.',
  'email.reset_password.subject': 'Reset your TomoGolf password',
  'email.reset_password.title': 'Reset your password',
  'email.reset_password.self': 'We received a request to reset your password.',
  'email.reset_password.operator':
    'Our support team sent you this link so you can choose a new password.',
  'email.reset_password.body_one': 'The link works once and expires in {{count}} hour.',
  'email.reset_password.body_other': 'The link works once and expires in {{count}} hours.',
  'email.reset_password.button': 'Choose new password',
  'email.reset_password.small':
    'If you didn’t ask for this, you can ignore this email. Your password won’t change unless you use the link.',
  'email.username_reminder.subject': 'Your TomoGolf username',
  'email.username_reminder.title': 'Your username',
  'email.username_reminder.name': 'Your username is {{username}}.',
  'email.username_reminder.none': 'Your account doesn’t have a username.',
  'email.username_reminder.body': 'You can log in with this email address and your password.',
  'email.username_reminder.button': 'Log in',
  'email.username_reminder.small': 'If you didn’t ask for this, you can ignore this email.',
  'email.passkey_added.subject': 'New passkey for your TomoGolf account',
  'email.passkey_added.title': 'New passkey added',
  'email.passkey_added.body':
    'You can now log in with this passkey. If this was you, you don’t need to do anything.',
  'email.passkey_added.small':
    'If this wasn’t you, remove the passkey, change your password and contact us.',
  'email.passkey_added.name': 'Passkey',
  'email.passkey_added.button': 'Review passkeys',
  'email.passkey_removed.subject': 'A passkey was removed from your TomoGolf account',
  'email.passkey_removed.title': 'Passkey removed',
  'email.passkey_removed.body':
    'You can no longer log in with this passkey. If this was you, you don’t need to do anything.',
  'email.identity_linked.subject': 'New way to log in to your TomoGolf account',
  'email.identity_linked.title': 'Account linked',
  'email.identity_linked.body':
    'You can now log in with this account. If this was you, you don’t need to do anything.',
  'email.identity_linked.small':
    'If this wasn’t you, remove the linked account, set a new password and contact us.',
  'email.identity_linked.button': 'Review linked accounts',
  'email.identity_removed.subject': 'A linked account was removed',
  'email.identity_removed.title': 'Linked account removed',
  'email.identity_removed.body':
    'You can no longer log in with this account. If this was you, you don’t need to do anything.',
  'email.identity_removed.small': 'If this wasn’t you, set a new password and contact us.',
  'email.identity_removed.name': 'Linked account',
  'email.totp_changed.on.subject': 'Two-step verification is on for your TomoGolf account',
  'email.totp_changed.on.title': 'Two-step verification is on',
  'email.totp_changed.on.body':
    'From now on you’ll also enter a code from your authenticator app. You’ve been logged out on all your other devices.',
  'email.totp_changed.off.subject': 'Two-step verification is off for your TomoGolf account',
  'email.totp_changed.off.title': 'Two-step verification is off',
  'email.totp_changed.off.body':
    'You can now log in with your password alone, and your recovery codes no longer work. If this was you, you don’t need to do anything.',
  'email.totp_changed.button': 'Review two-step verification',
  'email.recovery_code_used.subject': 'A recovery code of your TomoGolf account was used',
  'email.recovery_code_used.title': 'Recovery code used',
  'email.recovery_code_used.body_one':
    'You have 1 recovery code left. To get new ones, turn two-step verification off and on again.',
  'email.recovery_code_used.body_other':
    'You have {{count}} recovery codes left. To get new ones, turn two-step verification off and on again.',
  'email.password_changed.subject': 'Your TomoGolf password was changed',
  'email.password_changed.title': 'Your password was changed',
  'email.password_changed.body': 'You’ve been logged out on all your other devices.',
  'email.password_changed.small': 'If this wasn’t you, choose a new password now and contact us.',
  'email.password_changed.button': 'Choose new password',
  'email.new_device.subject': 'New login to your TomoGolf account',
  'email.new_device.title': 'New login to your account',
  'email.new_device.body':
    'Someone logged in to your account from a device we haven’t seen before. If this was you, you don’t need to do anything.',
  'email.new_device.small': 'If this wasn’t you, log out that device and change your password.',
  'email.new_device.button': 'Review devices',

  // joining
  'email.game_created.subject': 'Your game is live: {{course}}, {{day}}',
  'email.game_created.title': 'Your game is live',
  'email.game_created.body':
    'We’ll email you when someone joins or cancels. At the course, show your QR code so your guests can check in.',
  'email.game_created.card':
    'Hosting is free. We only charge your card if you don’t show up to your own game.',
  'email.game_created.button': 'View your game',
  'email.booking_reviewed.subject': 'Your course booking: {{course}}, {{day}}',
  'email.booking_reviewed.titleAccepted': 'We’ve seen your booking',
  'email.booking_reviewed.titleDeclined': 'We couldn’t use your file',
  'email.booking_reviewed.accepted':
    'Your game now says “Booking shown to us”. Guests don’t see the file or the reference.',
  'email.booking_reviewed.declined':
    'Your game stays as it is. You can add another file on its page.',
  'email.joined_guest.subject': 'You’re in: {{course}}, {{day}}',
  'email.joined_guest.title': 'You’re in',
  'email.joined_guest.body':
    '{{host}} is expecting you. At the course, scan your host’s QR code to check in.',
  'email.joined_guest.held':
    'We’ve placed a hold of {{hold}} on your card. You haven’t been charged.',
  'email.joined_guest.scheduled':
    'You haven’t been charged. We’ll place a hold of {{hold}} on your card on {{time}}. Nothing is held before then.',
  'email.joined_guest.check_in':
    'When you check in, you’re only charged the platform fee of {{fee}}. The rest of the hold is released.',
  'email.joined_guest.free':
    'Free cancellation until {{time}}. After that, if you cancel or don’t show up, you’ll be charged the full {{hold}}.',
  'email.joined_guest.late':
    'The free cancellation period had already ended when you joined. If you cancel or don’t show up, you’ll be charged the full {{hold}}.',
  'email.joined_host.subject': '{{guest}} joined your game on {{day}}',
  'email.joined_host.title': '{{guest}} joined your game',
  'email.fact.answer_until': 'Answer by',
  'email.join_asked_host.subject': '{{guest}} asks to join your game on {{day}}',
  'email.join_asked_host.title': '{{guest}} would like to play with you',
  'email.join_asked_host.body':
    'Accept or decline on the game page by {{time}}. Without an answer the request ends.',
  'email.join_asked_host.again': 'You haven’t answered yet. The request ends at {{time}}.',
  'email.join_asked_host.button': 'See the request',
  'email.join_asked_guest.subject': 'Your request: {{course}}, {{day}}',
  'email.join_asked_guest.title': 'Your request is on its way',
  'email.join_asked_guest.body':
    '{{host}} chooses who joins and has until {{time}} to answer. You can withdraw your request on the game page.',
  'email.join_asked_guest.card':
    'Nothing is held now. If you’re accepted, {{hold}} is held on your card as you agreed.',
  'email.join_accepted_guest.subject': 'You’re accepted: {{course}}, {{day}}',
  'email.join_accepted_guest.title': '{{host}} accepted you – you’re in',
  'email.join_accepted_guest.now':
    'We’re placing the hold of {{hold}} now. If your bank refuses it, we’ll tell you how to keep your spot.',
  'email.join_ended_guest.subject': 'Your request has ended: {{course}}, {{day}}',
  'email.join_ended_guest.title': 'You don’t have a spot in this game',
  'email.join_ended_guest.declined': '{{host}} has chosen other players this time.',
  'email.join_ended_guest.unanswered': '{{host}} didn’t answer in time.',
  'email.join_ended_guest.changed':
    '{{host}} changed the game. If it still suits you, you can ask again.',
  'email.join_ended_guest.cancelled': 'The game has been canceled.',
  'email.join_ended_guest.operator': 'TomoGolf has closed your request.',
  'email.join_ended_guest.card': 'Nothing was held or charged.',
  'email.waiting_joined.subject': 'Waiting list: {{course}}, {{day}}',
  'email.waiting_joined.title': 'You’re on the waiting list',
  'email.waiting_joined.body_one':
    'You’re #{{position}} in line. If a spot opens early enough, it’s yours automatically. Close to the tee time we’ll offer it to you first, and you decide.',
  'email.waiting_joined.body_other':
    'You’re #{{position}} in line for {{count}} spots. If they open early enough, they’re yours automatically: all of them or none. Close to the tee time we’ll offer them to you first, and you decide.',
  'email.waiting_joined.card_one':
    'Nothing is held while you wait. If you get a spot, at most {{hold}} is held on your card, as you agreed.',
  'email.waiting_joined.card_other':
    'Nothing is held while you wait. If you get the {{count}} spots, at most {{hold}} is held on your card, as you agreed.',
  'email.waiting.leave': 'Leave the waiting list for free',
  'email.waiting_seat.subject': 'You have a spot: {{course}}, {{day}}',
  'email.waiting_seat.title': 'A spot opened – you’re in',
  'email.waiting_seat.now':
    'We’re placing the hold of {{hold}} now. If your bank declines it, you have until {{time}} to fix it. After that the spot goes to the next guest.',
  'email.waiting_offer.subject_one': 'A spot opened: {{course}}, {{day}}',
  'email.waiting_offer.subject_other': '{{count}} spots opened: {{course}}, {{day}}',
  'email.waiting_offer.title_one': 'A spot opened for you',
  'email.waiting_offer.title_other': '{{count}} spots opened for you',
  'email.waiting_offer.body_one':
    'It’s reserved for you until {{time}}. After that it goes to the next guest.',
  'email.waiting_offer.body_other':
    'The {{count}} spots are reserved for you until {{time}}. After that they go to the next guest.',
  'email.waiting_offer.card_one':
    'When you take the spot, {{hold}} is held on your card, as you agreed.',
  'email.waiting_offer.card_other':
    'When you take the {{count}} spots, {{hold}} is held on your card, as you agreed.',
  'email.waiting_offer.button_one': 'Take the spot',
  'email.waiting_offer.button_other': 'Take the {{count}} spots',
  'email.waiting_offer.decline_one': 'No, thanks? Pass it on',
  'email.waiting_offer.decline_other': 'No, thanks? Pass them on',
  'email.waiting_ended.subject': 'Your waiting list: {{course}}, {{day}}',
  'email.waiting_ended.title': 'You’re no longer on the waiting list',
  'email.waiting_ended.expired':
    'The spot reserved for you wasn’t taken in time, so it went to the next guest. While the game is full, you can join the list again.',
  'email.waiting_ended.closed': 'Joining has closed, and no spot opened in time.',
  'email.waiting_ended.changed':
    'The host changed the game. If it still suits you, you can join again.',
  'email.waiting_ended.too_large':
    'This game no longer has room for your whole party. You can join the list again with fewer people.',
  'email.waiting_ended.operator': 'Our team took you off the list.',
  'email.waiting_ended.cancelled': 'The game has been canceled.',
  'email.waiting_ended.clash': 'You have another game at about the same time.',
  'email.waiting_ended.card':
    'A spot opened, but there was no valid card on your account. Update your card before you join the list again.',
  'email.waiting_ended.account':
    'A spot opened, but something on your account stood in the way, for example an unpaid charge. The game page tells you what it is.',
  'email.question_asked_host.subject': '{{guest}} has a question about your game on {{day}}',
  'email.question_asked_host.title': '{{guest}} has a question',
  'email.question_asked_host.body':
    'Please answer on the game page. Everyone can read the question and your answer there.',
  'email.question_asked_host.button': 'Answer',
  'email.question_answered.subject': 'Your question: {{course}}, {{day}}',
  'email.question_answered.title': '{{host}} answered your question',
  'email.question_answered.body': 'The question: “{{question}}”',
  'email.question_removed.subject': 'A question was removed: {{course}}, {{day}}',
  'email.question_removed.title': 'A question was removed',
  'email.question_removed.host':
    'The host removed it from the game page. You can read the reason below.',
  'email.question_removed.operator':
    'We removed it from the game page. You can read the reason below. If you disagree, please reply to this email.',
  'email.report_decided.subject': 'Your report',
  'email.report_decided.title': 'We acted on your report',
  'email.report_decided.dismissed': 'We looked into your report',
  'email.report_decided.kind.message': 'You reported a message.',
  'email.report_decided.kind.question': 'You reported a question on a game page.',
  'email.report_decided.kind.answer': 'You reported an answer on a game page.',
  'email.report_decided.kind.person': 'You reported a person.',
  'email.report_decided.removed': 'What you reported has been removed.',
  'email.report_decided.block': 'You can block a person in the list of players on a game page.',
  'email.conduct_decided.subject': 'A decision about your conduct',
  'email.conduct_decided.title': 'Our rules were broken',
  'email.conduct_decided.kind.message': 'It’s about a message you sent.',
  'email.conduct_decided.kind.question': 'It’s about a question you asked on a game page.',
  'email.conduct_decided.kind.answer': 'It’s about an answer you gave on a game page.',
  'email.conduct_decided.kind.person': 'It’s about your profile or what you did.',
  'email.conduct_decided.removed': 'It has been removed.',
  'email.conduct_decided.warned':
    'This is a warning. If it happens again, your account may be suspended.',
  'email.conduct_decided.strike':
    'You’ve been given a strike. A separate email says what it means.',
  'email.conduct_decided.suspended':
    'Your account is suspended. A separate email says when this ends.',
  'email.conduct_decided.object':
    'If you think this is wrong, reply to this email and a person will look at it again.',
  'email.conduct.rule': 'Rule: {{rule}}',
  'email.rule.harassment': 'no harassment or insults',
  'email.rule.hate': 'no hate or discrimination',
  'email.rule.sexual': 'nothing sexual',
  'email.rule.threat': 'no threats',
  'email.rule.scam': 'no scams or advertising',
  'email.rule.false_identity': 'no false identity',
  'email.rule.other': 'respect for other players',
  'email.join_blocked_guest.subject': 'Your request needs your attention: {{course}}, {{day}}',
  'email.join_blocked_guest.title': '{{host}} would like to accept you',
  'email.join_blocked_guest.body':
    'It isn’t possible yet. Please check that you have a valid card, no unpaid charge and no other game at that time.',
  'email.join_blocked_guest.until': '{{host}} can accept you until {{time}}.',
  'email.hold_placed.subject': '{{hold}} held for your game on {{day}}',
  'email.hold_placed.title': 'Hold placed',
  'email.hold_placed.body':
    'As planned, we’ve placed the hold for this game. Your spot is confirmed.',
  'email.hold_placed.card': '{{hold}} is held on your {{card}}. You haven’t been charged.',
  'email.hold_refused.subject': 'Your card was declined: {{course}}, {{day}}',
  'email.hold_refused.title': 'Your bank declined the hold',
  'email.hold_refused.body':
    'We’re saving your spot until {{time}}. Use another card or sort this one out with your bank. As soon as your card changes, we’ll try again.',
  'email.hold_refused.next': 'If you keep the same card, we’ll try again on {{time}}.',
  'email.hold_refused.card':
    'You haven’t been charged. We couldn’t place a hold of {{hold}} on your {{card}}.',
  'email.hold_refused.otherwise':
    'If the hold isn’t in place by then, your spot is released. You won’t be charged and won’t get a strike.',
  'email.hold_needs_action.subject': 'Confirm {{hold}} with your bank: {{course}}, {{day}}',
  'email.hold_needs_action.title': 'Your bank needs you to confirm',
  'email.hold_needs_action.body':
    'Open the game and confirm there. It takes a minute. We’re saving your spot until {{time}}.',
  'email.hold_needs_action.card':
    'You haven’t been charged and nothing is held yet. Once you confirm, we’ll place a hold of {{hold}} on your {{card}}.',
  'email.seat_released_guest.subject': 'Your spot was released: {{course}}, {{day}}',
  'email.seat_released_guest.title': 'Your spot was released',
  'email.seat_released_guest.body':
    'We couldn’t place the hold of {{hold}} in time, so your spot is open again. You’re welcome to rejoin with another card while it lasts.',
  'email.seat_released_guest.removed': 'We removed you from this game. Our team gave this reason:',
  'email.seat_released_guest.removedSpot':
    'We removed this spot from the game. Our team gave this reason:',
  'email.seat_released_guest.removedCard':
    'You haven’t been charged, and any hold is released. There’s no penalty and no strike. If you have questions, contact us.',
  'email.seat_released_guest.card':
    'You haven’t been charged and nothing is held. There’s no penalty and no strike.',
  'email.seat_released_host.subject': 'A spot has opened up in your game on {{day}}',
  'email.seat_released_host.title': '{{guest}}’s spot is open again',
  'email.seat_released_host.removed': 'Our team removed the guest from this game.',
  'email.seat_released_host.body': 'We couldn’t secure the spot in time, so we released it.',

  // leaving, canceling, editing
  'email.left_free_guest.subject': 'You’ve left the game: {{course}}, {{day}}',
  'email.left_free_guest.title': 'You’ve left the game',
  'email.left_free_guest.body': 'We’ve let your host know.',
  'email.substitute_guest.subject': '{{substitute}} has your spot: {{course}}, {{day}}',
  'email.substitute_guest.title': '{{substitute}} has your spot',
  'email.substitute_guest.body':
    'They’ve joined the game with their own card. We’ve let your host know.',
  'email.substitute_host.subject': '{{guest}} replaces {{former}} on {{day}}',
  'email.substitute_host.title': '{{guest}} replaces {{former}}',
  'email.substitute_host.body':
    '{{former}} has passed the spot on to {{guest}}, who has accepted your game’s terms with their own card. If you’ve already given the course a player list, tell the course the new name.',
  'email.substitute_ended.subject': 'The spot is no longer available: {{course}}, {{day}}',
  'email.substitute_ended.title': 'The spot is no longer available',
  'email.substitute_ended.body':
    'The guest who offered you the spot has changed plans before your card was confirmed. You haven’t joined the game.',
  'email.substitute_ended.card':
    'You won’t be charged. If your bank shows a hold of {{hold}}, it’s being released.',
  'email.joined_host.kept_one':
    '{{guest}} has invited {{count}} companion. A spot is kept until they join.',
  'email.joined_host.kept_other':
    '{{guest}} has invited {{count}} companions. Their spots are kept until they join.',
  'email.invitation_taken.subject': '{{guest}} is joining you: {{course}}, {{day}}',
  'email.invitation_taken.title': '{{guest}} has accepted your invitation',
  'email.invitation_taken.body':
    'They’ve joined with their own card, and they check in on their own phone.',
  'email.invitation_expired.subject': 'Your invitation has expired: {{course}}, {{day}}',
  'email.invitation_expired.title': 'Your invitation has expired',
  'email.invitation_expired.body_one':
    '{{count}} companion didn’t accept in time, so that spot is open to others. Your own spot stays as it is.',
  'email.invitation_expired.body_other':
    '{{count}} companions didn’t accept in time, so their spots are open to others. Your own spot stays as it is.',
  'email.invitation_ended.subject': 'Your invitation has ended: {{course}}, {{day}}',
  'email.invitation_ended.title': 'An invitation has ended',
  'email.invitation_ended.body':
    'Our team has ended one of your invitations, so that spot is open to others. Your own spot stays as it is.',
  'email.invitation_reminder.subject': 'Your companion hasn’t accepted yet: {{course}}, {{day}}',
  'email.invitation_reminder.title': 'Your invitation ends soon',
  'email.invitation_reminder.body_one':
    '{{count}} spot is kept for your companion until {{time}}. After that it’s open to others. You can share the link again from the game page.',
  'email.invitation_reminder.body_other':
    '{{count}} spots are kept for your companions until {{time}}. After that they’re open to others. You can share the links again from the game page.',
  'email.invitation_ended_host.subject_one': '{{count}} spot is open again on {{day}}',
  'email.invitation_ended_host.subject_other': '{{count}} spots are open again on {{day}}',
  'email.invitation_ended_host.title': 'An invitation has ended',
  'email.invitation_ended_host.body_one': '{{count}} companion invited by {{guest}} hasn’t joined.',
  'email.invitation_ended_host.body_other':
    '{{count}} companions invited by {{guest}} haven’t joined.',
  'email.fate.released': 'You haven’t been charged. We’ve released the hold of {{hold}}.',
  'email.fate.never_held': 'You haven’t been charged, and nothing was held on your card.',
  'email.fate.kept':
    'You haven’t been charged. The hold of {{hold}} stays on your card while our team reviews it. We’ll email you the decision.',
  'email.left_late_guest.subject': 'You’ve left the game: {{charged}} charged',
  'email.left_late_guest.title': 'You’ve left the game',
  'email.left_late_guest.body_one':
    'You canceled less than {{count}} hour before tee time. We’ve let your host know.',
  'email.left_late_guest.body_other':
    'You canceled less than {{count}} hours before tee time. We’ve let your host know.',
  'email.left_late_guest.card':
    'As agreed when you joined, you’re charged the full hold of {{charged}}.',
  'email.left_late_guest.refill':
    'If someone takes your spot before joining closes, we refund {{refund}} automatically.',
  'email.left_host.subject': '{{guest}} left your game on {{day}}',
  'email.left_host.title': '{{guest}} left your game',
  'email.left_host.refill':
    'If someone else takes the spot, we refund the guest, and this amount is no longer due to you: your new guest pays the course.',
  'email.owed':
    'The guest is charged the agreed amount. You’ll receive the green fee portion, {{owed}}, because the course may bill you for the missing player. We’ll email you when it’s paid out.',
  'email.game_cancelled_guest.subject': 'Canceled: {{course}}, {{day}}',
  'email.game_cancelled_guest.title': 'Your game has been canceled',
  'email.game_cancelled_guest.host': 'Your host canceled this game.',
  'email.game_cancelled_guest.operator': 'We had to cancel this game.',
  'email.game_cancelled_guest.too_few': 'Too few players had joined by the time of the decision.',
  'email.game_edited_host.subject': 'We edited your game: {{course}}, {{day}}',
  'email.game_edited_host.title': 'We edited your game',
  'email.game_edited_host.body':
    'Our team changed this game. If the tee time moved, we’ll let your guests know. If this isn’t what you want, edit the game or contact us.',
  'email.game_cancelled_host.subject': 'We canceled your game: {{course}}, {{day}}',
  'email.game_cancelled_host.title': 'We canceled your game',
  'email.game_cancelled_host.body_one':
    'We had to cancel this game and have notified {{count}} guest.',
  'email.game_cancelled_host.body_other':
    'We had to cancel this game and have notified {{count}} guests.',
  'email.game_cancelled_host.alone': 'We had to cancel this game. No guests had joined.',
  'email.game_on.subject': 'It’s on: {{course}}, {{day}}',
  'email.game_on.title': 'This round will be played',
  'email.game_on.enough_one': 'Enough players have joined: you’re playing with {{count}} player.',
  'email.game_on.enough_other': 'Enough players have joined: you’re a group of {{count}}.',
  'email.game_on.kept_one': 'The game stays on with {{count}} player.',
  'email.game_on.kept_other': 'The game stays on with {{count}} players.',
  'email.game_on.bound':
    'From now on, the usual cancellation policy applies. The game’s page shows your terms.',
  'email.game_called_off_host.subject': 'Your game is canceled: {{course}}, {{day}}',
  'email.game_called_off_host.title': 'Too few players, so your game is canceled',
  'email.game_called_off_host.body_one':
    'Your game needed at least {{count}} player. You haven’t received a strike. Please cancel your tee time at the course.',
  'email.game_called_off_host.body_other':
    'Your game needed at least {{count}} players, including you. You haven’t received a strike. Please cancel your tee time at the course.',
  'email.game_called_off_host.guests_one': 'We’ve notified {{count}} guest and released the hold.',
  'email.game_called_off_host.guests_other':
    'We’ve notified {{count}} guests and released their holds.',
  'email.decision_asked_host.subject': 'Keep your game on? {{course}}, {{day}}',
  'email.decision_asked_host.title': 'Too few players so far',
  'email.decision_asked_host.body_one':
    'Players so far, including you: {{players}}. Your game needs at least {{count}}.',
  'email.decision_asked_host.body_other':
    'Players so far, including you: {{players}}. Your game needs at least {{count}}.',
  'email.decision_asked_host.otherwise':
    'You can keep it on with fewer. If you do nothing and nobody else joins, it’s canceled on {{time}}: every hold is released, nobody is charged, and you don’t get a strike.',
  'email.decision_asked_host.button': 'Decide now',
  'email.game_changed_guest.subject': 'Your game has changed: {{course}}, {{day}}',
  'email.game_changed_guest.title': 'Your game has changed',
  'email.game_changed_guest.body':
    '{{host}} changed this game. Please check that it still works for you.',
  'email.game_changed_guest.card':
    'Because of the change, you can cancel for free until {{time}}. You haven’t been charged, and your agreed amount is still {{hold}}.',
  'email.game_changed_guest.small':
    'It’s a small change, so your terms stay as agreed: cancel for free until {{time}}. You haven’t been charged, and your agreed amount is still {{hold}}.',
  'email.game_changed_guest.button': 'See what changed',

  // ahead of the game
  'email.name_missing.subject': 'Your name for the course: {{course}}, {{day}}',
  'email.name_missing.title': 'The course needs your name',
  'email.name_missing.body':
    '{{host}} gives the course a list of players, and your full name is still missing.',
  'email.name_missing.katakana': 'We suggest how it’s written in katakana. You can change it.',
  'email.name_missing.button': 'Add my name',
  'email.fact.names_due': 'Names due',
  'email.reminder.arrival': 'What to say at the front desk, in Japanese, also offline',
  'email.reminder.subject_week': 'One week to go: {{course}}, {{day}}',
  'email.reminder.subject_day': 'One day to go: {{course}}, {{day}}',
  'email.reminder.subject_hours': 'Coming up soon: {{course}}, {{day}}',
  'email.reminder.title_week': 'Your game is a week away',
  'email.reminder.title_day': 'Your game is a day away',
  'email.reminder.title_hours': 'Your game starts soon',
  'email.reminder.guest':
    '{{host}} is expecting you at the clubhouse. You’re all set; there’s nothing you need to do.',
  'email.reminder.free': 'If you can’t make it, you can still cancel for free until {{time}}.',
  'email.reminder.bound':
    'Free cancellation has ended. If you cancel or don’t show up now, you’ll be charged the full hold.',
  'email.reminder.ride': 'Ride details from your host',
  'email.reminder.guide':
    'First time at a Japanese golf club? Our guide walks you through the day, from the front desk to the bath',
  'email.reminder.host_one':
    '{{count}} guest is coming. Have your check-in code ready at the clubhouse.',
  'email.reminder.host_other':
    '{{count}} guests are coming. Have your check-in code ready at the clubhouse.',
  'email.reminder.alone': 'Nobody has joined yet. Share your game’s link so more people see it.',
  'email.check_in_open.subject': 'Check-in is open: {{course}}, {{day}}',
  'email.check_in_open.title': 'Check-in is open',
  'email.check_in_open.guest':
    'At the clubhouse, scan your host’s code. We’ll charge the platform fee and release the rest of the hold.',
  'email.check_in_open.host':
    'Show your guests the code at the clubhouse. Once you’ve opened it, it works without a signal.',
  'email.check_in_open.button_guest': 'Check in',
  'email.check_in_open.button_host': 'Show code',
  'email.request_answered.subject': 'We’ve replied to your request {{reference}}',
  'email.request_answered.title': 'We’ve replied to your request',
  'email.request_answered.body':
    'We replied by email or phone, as you asked. Can’t find it? Check your spam folder or contact us.',

  // at the course and afterwards
  'email.checked_in_guest.subject': 'Checked in: {{course}}, {{day}}',
  'email.checked_in_guest.title': 'You’re checked in. Have a great round!',
  'email.checked_in_guest.guest': 'You scanned your host’s code. This is your receipt.',
  'email.checked_in_guest.host': 'Your host marked you present. This is your receipt.',
  'email.checked_in_guest.operator': 'Our team marked you present. This is your receipt.',
  'email.checked_in_guest.answer': 'You told us that you played. This is your receipt.',
  'email.checked_in_guest.card':
    'We charged the platform fee of {{charged}} and released {{released}}.',
  'email.missing_guest.subject': 'Were you there? Reply by {{time}}',
  'email.missing_guest.title': 'Were you there?',
  'email.missing_guest.body':
    'We don’t have a check-in for you. If you played, tell us by {{time}}. One sentence is enough. Your host can also mark you present.',
  'email.missing_guest.card':
    'You haven’t been charged yet. If you were there, you’re only charged the platform fee of {{fee}}. If we don’t hear from you, you’ll be charged the full hold of {{hold}} and get a strike.',
  'email.missing_guest.button': 'I was there',
  'email.missing_host.subject': '{{guest}} hasn’t checked in: {{course}}, {{day}}',
  'email.missing_host.title': '{{guest}} hasn’t checked in',
  'email.missing_host.body':
    'If {{guest}} played with you, mark them present by {{time}}. Otherwise it counts as a no-show and they’re charged the agreed amount.',
  'email.missing_host.button': 'Mark who was there',
  'email.statement_received.subject': 'We got your reply: {{course}}, {{day}}',
  'email.statement_received.title': 'Thanks for your reply',
  'email.statement_received.body': 'Our team will review it, check with your host and email you.',
  'email.statement_received.card':
    'You won’t be charged until then. If we find you were there, you’re only charged the platform fee of {{fee}}. If not, you’re charged the full {{hold}}.',
  'email.statement_host.subject': '{{guest}} says they were there: {{course}}, {{day}}',
  'email.statement_host.title': '{{guest}} says they were there',
  'email.statement_host.body':
    'We don’t have a check-in for {{guest}} and are looking into it. Please tell us what you remember.',
  'email.scan_came_late_host.subject': '{{guest}} was there: {{course}}, {{day}}',
  'email.scan_came_late_host.title': '{{guest}} was there',
  'email.scan_came_late_host.body':
    'Their phone had no signal. We’ve now received their scan of the code shown on your screen at {{time}}, so they count as present.',
  'email.statement_accepted.subject': 'Resolved, you were there: {{course}}, {{day}}',
  'email.statement_accepted.title': 'Resolved: you were there',
  'email.statement_accepted.body': 'We looked into it and you’ve been marked present. No strike.',
  'email.statement_accepted.card': 'You’re only charged the platform fee of {{charged}}.',
  'email.statement_accepted.back': 'We’re releasing {{released}} of the hold.',
  'email.no_show_guest.subject': '{{charged}} charged: {{course}}, {{day}}',
  'email.no_show_guest.title': 'We recorded a no-show',
  'email.no_show_guest.silence': 'You didn’t check in and we didn’t hear back from you.',
  'email.no_show_guest.decision': 'We reviewed your reply and found that you weren’t there.',
  'email.no_show_guest.hold':
    'As agreed when you joined, you’re charged the full hold of {{charged}}.',
  'email.no_show_guest.card':
    'The hold had already been released, so we’re charging the agreed {{charged}} to your saved card.',
  'email.no_show_guest.strike':
    'You also get a strike. We’ll explain what that means in a separate email.',
  'email.no_show_host.subject': '{{guest}} was a no-show: {{course}}, {{day}}',
  'email.no_show_host.title': '{{guest}} was a no-show',
  'email.host_absent_guest.subject': 'We’re sorry: {{course}}, {{day}}',
  'email.host_absent_guest.title': 'It looks like your host didn’t show up',
  'email.host_absent_guest.body':
    'A guest reported that your host wasn’t at the course. We’re sorry this spoiled your day.',
  'email.host_absent_guest.small': 'If you did play, please let us know.',
  'email.host_absent_host.subject_asked': 'Did your game take place? {{course}}, {{day}}',
  'email.host_absent_host.subject_penalty': '{{penalty}} charged: {{course}}, {{day}}',
  'email.host_absent_host.title_asked': 'Did your game take place?',
  'email.host_absent_host.title_penalty': 'You were marked as a no-show for your own game',
  'email.host_absent_host.asked':
    'Nobody checked in, and a guest told us that you weren’t at the course. That guest won’t be charged. If the game took place, please tell us what happened.',
  'email.host_absent_host.reported':
    'A guest at the course reported that you weren’t there, and we didn’t hear from you in time. Your guests won’t be charged.',
  'email.host_absent_host.card_asked': 'You won’t be charged while we look into it.',
  'email.host_absent_host.card_penalty_one':
    'As set out in the host terms, we’re charging {{penalty}} to your card: the platform fee for {{count}} guest. You also get a strike. We’ll explain what that means in a separate email.',
  'email.host_absent_host.card_penalty_other':
    'As set out in the host terms, we’re charging {{penalty}} to your card: the platform fee for {{count}} guests. You also get a strike. We’ll explain what that means in a separate email.',
  'email.host_reported.subject': 'A guest says you’re not there: {{course}}, {{day}}',
  'email.host_reported.title': 'A guest says you’re not at the course',
  'email.host_reported.now':
    'If you’re there, find each other and let the guest scan your QR code. That settles it. You can also tell us what happened on the game page.',
  'email.host_reported.over':
    'The game is over and the report still stands. Please tell us by {{time}} what happened. One sentence is enough.',
  'email.host_reported.card':
    'Nobody is charged for this game until it’s settled. If we don’t hear from you in time, your guests won’t be charged, we’ll charge the host no-show penalty to your card, and you’ll get a strike.',
  'email.host_reported.button': 'Tell us what happened',
  'email.host_report_closed.subject': 'The report is closed: {{course}}, {{day}}',
  'email.host_report_closed.title': 'The report about you is closed',
  'email.host_report_closed.withdrawn':
    'The guest has checked in with your code. Nothing else is needed from you.',
  'email.host_report_closed.decision':
    'We reviewed what you and your guest told us and found that you were there.',
  'email.report_pending_guest.subject': 'We’re checking what happened: {{course}}, {{day}}',
  'email.report_pending_guest.title': 'We’re checking what happened',
  'email.report_pending_guest.body':
    'A guest reported from the course that the host wasn’t there. We’ve asked the host and will email you the outcome.',
  'email.report_pending_guest.card':
    'You haven’t been charged, and you won’t be until this is settled. The hold is {{hold}}.',
  'email.did_you_play.subject': 'Did you play? Please reply by {{time}}',
  'email.did_you_play.title': 'Did you play?',
  'email.did_you_play.guest':
    'Nobody checked in for this game. Please tell us by {{time}} whether you played. It only takes a tap.',
  'email.did_you_play.card':
    'If you played, you’re only charged the platform fee of {{fee}}, and we release the rest of the {{hold}} hold. If nobody tells us that you played, you won’t be charged.',
  'email.did_you_play.host':
    'Nobody checked in for your game. Please tell us by {{time}} whether it took place, and who played.',
  'email.did_you_play.host_card':
    'Hosting stays free for you. Next time, please open the QR code at the course. It protects you and your guests.',
  'email.did_you_play.button': 'Reply now',
  'email.marked_present.subject': 'Your host marked you present: {{course}}, {{day}}',
  'email.marked_present.title': 'Your host marked you present',
  'email.marked_present.body':
    'You didn’t scan the code, so we’re letting you know. If this isn’t right, tell us by {{time}}.',
  'email.marked_present.card':
    'You haven’t been charged yet. If we don’t hear from you, you’ll be charged the platform fee of {{fee}}, and we’ll release the rest of the hold.',
  'email.marked_present.button': 'View game',
  'email.arrival_waits.subject': 'You’re checked in: {{course}}, {{day}}',
  'email.arrival_waits.title': 'You’re checked in',
  'email.arrival_waits.body':
    'Another guest reported that the host wasn’t there, so you won’t be charged for now. We’ll email you the outcome.',
  'email.arrival_waits.card':
    'Once this is settled, you’re charged the platform fee of {{fee}}, or nothing if your host didn’t show up.',
  'email.objection_guest.subject': 'We’re reviewing your attendance: {{course}}, {{day}}',
  'email.objection_guest.title': 'Thanks for telling us',
  'email.objection_guest.card':
    'You won’t be charged until then. If you’re right, you pay nothing. If not, you’re charged the platform fee of {{fee}}.',
  'email.objection_host.subject': '{{guest}}: attendance under review ({{course}}, {{day}})',
  'email.objection_host.title': '{{guest}} disagrees with being marked present',
  'email.objection_host.body':
    'You marked {{guest}} present, but they told us that’s not right. We’re looking into it. Please tell us what you remember.',
  'email.not_played.subject': 'You weren’t charged: {{course}}, {{day}}',
  'email.not_played.title': 'You weren’t charged',
  'email.not_played.answers': 'Nobody told us that you played, so this game is closed for you.',
  'email.not_played.objection': 'We looked into it and you were right.',

  // money apart from a hold's normal course
  'email.cause.no_show': 'This is the agreed no-show charge for a game you joined.',
  'email.cause.check_in': 'This is the platform fee for a game you played.',
  'email.cause.host_absent': 'This is the penalty for not showing up to a game you hosted.',
  'email.cause.late_leave': 'This is the agreed late cancellation charge for a game you joined.',
  'email.cause.operator': 'This is the amount we decided on for this game.',
  'email.charge_made.subject': '{{amount}} charged: {{course}}, {{day}}',
  'email.charge_made.title': 'We charged {{amount}}',
  'email.charge_made.card': 'We charged {{amount}} to your {{card}}. This is your receipt.',
  'email.charge_refused.subject': '{{amount}} is outstanding: {{course}}, {{day}}',
  'email.charge_refused.title': 'Your bank declined the payment',
  'email.charge_refused.card':
    'Your {{card}} was declined. You haven’t been charged, so {{amount}} is still outstanding. Please add another card and we’ll try again.',
  'email.charge_needs_action.subject': 'Confirm {{amount}} with your bank: {{course}}, {{day}}',
  'email.charge_needs_action.title': 'Your bank needs you to confirm',
  'email.charge_needs_action.body': 'Open the game and confirm there. It takes a minute.',
  'email.charge_needs_action.card':
    'You haven’t been charged yet. Once you confirm, we’ll charge {{amount}} to your {{card}}.',
  'email.card_detached.subject': 'Your {{card}} can’t be used anymore',
  'email.card_detached.title': 'Your card was removed',
  'email.card_detached.body':
    'Our payment provider no longer accepts your {{card}}, so we removed it. Your spots are safe for now.',
  'email.card_detached.next':
    'Your {{card}} is now your default card. We’ll use it for your holds.',
  'email.card_detached.none':
    'You have no other card. Please add one, or we can’t place your holds and you could lose your spots.',
  'email.card_expiring.subject': 'Your card expires soon: {{course}}, {{day}}',
  'email.card_expiring.title': 'Your card expires before your round',
  'email.card_expiring.body':
    'Your {{card}} won’t be valid long enough. We’ll place a hold of {{hold}} on {{time}}.',
  'email.card_expiring.card':
    'Please choose or add a card that’s valid longer. You haven’t been charged.',
  'email.hold_released.subject': 'Your {{amount}} hold has been released: {{course}}, {{day}}',
  'email.hold_released.title': 'Your hold has been released',
  'email.hold_released.body': 'We’ve made a decision about the hold for this game.',
  'email.hold_released.card': 'You haven’t been charged. We’ve released {{amount}}.',
  'email.hold_charged.subject': '{{charged}} charged: {{course}}, {{day}}',
  'email.hold_charged.title': 'We’ve made a decision about your hold',
  'email.hold_charged.body': 'We reviewed this game and decided what happens to the hold.',
  'email.hold_charged.all': 'You’re charged the full hold of {{charged}}.',
  'email.hold_charged.part':
    'You’re charged {{charged}} of the hold, and we release the remaining {{released}}.',
  'email.refunded.subject': 'You’re getting a {{amount}} refund: {{course}}, {{day}}',
  'email.refunded.title': 'Your {{amount}} refund is on its way',
  'email.refunded.body': 'We’ve refunded a payment for this game.',
  'email.refunded.refill':
    'Someone has taken the spot you gave up, so we’re refunding your late cancellation.',
  'email.refunded.credit':
    'We used your host payout to pay this platform fee, so we’re refunding your card.',
  'email.refunded.card':
    'We’re refunding {{amount}} to the card you paid with. Banks usually take 5 to 10 days.',
  'email.share_refunded.subject': 'Your payout changed: {{course}}, {{day}}',
  'email.share_refunded.title': '{{amount}} of your share was refunded to a guest',
  'email.share_refunded.body':
    'We refunded a guest of this game, and {{amount}} of the refund comes out of your share of the green fee.',
  'email.share_refunded.rest': 'You’ll now receive {{owed}} for this charge.',
  'email.share_refunded.none': 'You won’t receive anything for this charge.',
  'email.share_refunded.debt':
    'We already paid you for this charge, so we’ll deduct {{debt}} from your next payout.',
  'email.owed_paid.subject': 'We paid you {{amount}}: {{course}}, {{day}}',
  'email.owed_paid.title': 'We paid you {{amount}}',
  'email.owed_paid.body': 'This is the green fee portion of a charge paid by a guest of this game.',
  'email.payout_paid.subject': 'Your payout of {{amount}} is on your account',
  'email.payout_paid.title': 'We paid you {{amount}}',
  'email.payout_paid.body': 'We transferred your payout to your bank account ending in {{last3}}.',
  'email.payout_paid.stripe':
    'We transferred your payout to your Stripe account. Stripe pays it to your bank account.',
  'email.payout_returned.subject': 'Your bank returned your payout',
  'email.payout_returned.title': 'Your bank returned {{amount}}',
  'email.payout_returned.body':
    'Your bank account ending in {{last3}} couldn’t receive your payout. Please check the account. We’ll pay you with the next batch.',
  'email.payout_returned.stripeSubject': 'Your payout couldn’t be transferred',
  'email.payout_returned.stripeTitle': '{{amount}} couldn’t be transferred',
  'email.payout_returned.stripe':
    'Stripe couldn’t receive your payout. Please check your account on the payouts page. We’ll pay you with the next batch.',
  'email.payout_withdrawn.subject': 'Your payout is postponed',
  'email.payout_withdrawn.title': 'Your payout of {{amount}} is postponed',
  'email.payout_withdrawn.body':
    'We withdrew the transfer to your bank account ending in {{last3}}. You don’t need to do anything. We’ll pay you with the next batch.',
  'email.payout_withdrawn.stripe':
    'We took back the transfer to your Stripe account, or couldn’t make it yet. You don’t need to do anything. We’ll pay you with the next batch.',
  'email.payout_account_changed.subject': 'Your account for payouts changed',
  'email.payout_account_changed.title': 'Your account for payouts changed',
  'email.payout_account_changed.body_one':
    'Payouts will go to the account ending in {{last3}}, {{count}} day from now.',
  'email.payout_account_changed.body_other':
    'Payouts will go to the account ending in {{last3}}, {{count}} days from now.',
  'email.payout_account_changed.stripe_one':
    'You’ve started to set up payouts with Stripe. The account is used {{count}} day from now.',
  'email.payout_account_changed.stripe_other':
    'You’ve started to set up payouts with Stripe. The account is used {{count}} days from now.',
  'email.payout_account_changed.removed':
    'The account was removed. We can’t pay you until you add one.',
  'email.payout_account_changed.stranger':
    'Wasn’t this you? Change your password and contact us right away.',
  'email.payee_asked.missing': 'Stripe needs more information from you',
  'email.payee_asked.missingText':
    'We can’t pay you until you’ve given Stripe what’s missing. You won’t lose what you’re owed.',
  'email.payee_asked.due': 'Stripe needs more information from you soon',
  'email.payee_asked.dueText':
    'You’re still paid for now. Give Stripe what’s missing so that payouts don’t stop.',
  'email.payee_asked.blocked': 'Stripe can’t pay you any longer',
  'email.payee_asked.blockedText':
    'Set up another account with Stripe, or contact us. You won’t lose what you’re owed.',

  // standing
  'email.strike.subject_warning': 'You got a strike',
  'email.strike.subject_suspended': 'Strike: hosting is suspended until {{day}}',
  'email.strike.title': 'You got a strike',
  'email.strike.no_show': 'You didn’t show up for a game you’d joined.',
  'email.strike.host_absent': 'You didn’t show up for a game you hosted.',
  'email.strike.operator': 'Our team gave you a strike.',
  'email.strike.count_one': 'You now have {{count}} strike.',
  'email.strike.count_other': 'You now have {{count}} strikes.',
  'email.strike.warning': 'One more strike and you can’t host for 1 month.',
  'email.strike.suspended': 'You can’t host games until {{time}}. You can still join games.',
  'email.strike_removed.subject': 'A strike was removed from your account',
  'email.strike_removed.title': 'A strike was removed',
  'email.strike_removed.none': 'You have no strikes now.',
  'email.strike_removed.still': 'You still can’t host until {{time}}.',
  'email.appeal_received.subject': 'We got your appeal',
  'email.appeal_received.title': 'We got your appeal',
  'email.appeal_received.body':
    'Someone on our team will read it and review everything we have on record. We’ll email you the decision and the reason. Nothing changes until then.',
  'email.appeal_decided.subject_accepted': 'Your appeal was accepted',
  'email.appeal_decided.subject_rejected': 'Your appeal wasn’t accepted',
  'email.appeal_decided.accepted_strike':
    'You were right. We’ve removed the strike. We’ll send a separate email with your current status.',
  'email.appeal_decided.accepted': 'You were right.',
  'email.appeal_decided.money': 'If you’re due a refund, we’ll email you the amount separately.',
  'email.appeal_decided.rejected': 'We reviewed it again and the decision stands.',
  'email.rating_ask.subject': 'How was {{course}}? Rate your group',
  'email.rating_ask.title': 'How was your round with {{names}}?',
  'email.rating_ask.body':
    'Give 1 to 5 stars and a few words by {{time}}. Ratings stay hidden until you’ve both rated or time runs out.',
  'email.rating_ask.button': 'Rate your round',
  'email.rating_shown.subject': '{{name}} rated your round',
  'email.rating_shown.title': '{{name}} gave you {{stars}} out of 5 stars',
  'email.rating_shown.body':
    'It’s now part of the rating shown next to your name. If you think it’s unfair, you can report it on the game page.',
  'email.host_digest.subject': 'What visitors want to play in {{region}}',
  'email.host_digest.title': 'Golfers are looking for games in {{region}}',
  'email.host_digest.body':
    'These people have no game yet. Post one, and everyone it suits hears about it.',
  'email.host_digest.people_one': '{{count}}+ visitor',
  'email.host_digest.people_other': '{{count}}+ visitors',
  'email.host_digest.button': 'Host a game',
  'email.play_again.subject': '{{name}} wants to play again too',
  'email.play_again.title': 'You and {{name}} both want to play again',
  'email.play_again_host.body':
    'Pick a date and {{name}} gets your invitation. The form is filled in, and only people with your link can see the game.',
  'email.play_again_host.button': 'Plan the next round',
  'email.play_again_guest.body':
    'We’ve told {{name}}. Once there’s a date, your invitation arrives by email.',
  'email.play_again_invitation.subject': '{{name}} invites you: {{course}}, {{day}}',
  'email.play_again_invitation.title': '{{name}} invites you to play again',
  'email.play_again_invitation.body':
    'Only people with this link can join. Nothing is held until you do.',
  'email.suspended.subject': 'Hosting is suspended until {{day}}',
  'email.suspended.title': 'Hosting is suspended',
  'email.suspended.body': 'You can’t host games until {{time}}. You can still join games.',
  'email.suspension_lifted.subject': 'You can host again',
  'email.suspension_lifted.title': 'You can host again',
  'email.suspension_lifted.body': 'We’ve lifted your hosting suspension.',
  'email.suspension_lifted.button': 'Host a game',
  'email.standing_inherited.subject': 'Your earlier account still counts',
  'email.standing_inherited.body':
    'You previously deleted an account with the same email address or card. Its strikes, suspensions and unpaid charges carry over to this one, as our privacy policy says. If this isn’t you, please reply to us.',
  'email.standing_inherited.debt':
    '{{amount}} is still unpaid. You can’t join or host until it’s paid.',

  // receipts for forms
  'email.booking_received.subject': 'We got your booking request {{reference}}',
  'email.booking_received.title': 'We got your booking request',
  'email.rental_received.subject': 'We got your club rental request {{reference}}',
  'email.rental_received.title': 'We got your club rental request',
  'email.footer.team':
    'You’re getting this email because someone in the TomoGolf team invited you.',
  'email.team_invitation.subject': 'You’re invited to the TomoGolf team',
  'email.team_invitation.title': 'Join the TomoGolf team',
  'email.team_invitation.owner': 'You’re invited to the back-office as an owner.',
  'email.team_invitation.support': 'You’re invited to the back-office for support.',
  'email.team_invitation.money': 'You’re invited to the back-office for money.',
  'email.team_invitation.content': 'You’re invited to the back-office for content.',
  'email.team_invitation.moderator': 'You’re invited to the back-office as a moderator.',
  'email.team_invitation.auditor': 'You’re invited to the back-office as an auditor.',
  'email.team_invitation.body':
    'Log in with this email address, or sign up with it, and accept the invitation.',
  'email.team_invitation.button': 'Open invitation',
  'email.team_invitation.small': 'Not expecting this? You can ignore this email.',
  'email.contact_received.subject': 'We got your message {{reference}}',
  'email.contact_received.title': 'We got your message',
  'email.received.answer_one': 'We’ll reply within {{count}} hour.',
  'email.received.answer_other': 'We’ll reply within {{count}} hours.',
  'email.received.contact_one': 'On business days we reply within {{count}} hour.',
  'email.received.contact_other': 'On business days we reply within {{count}} hours.',
  'email.received.free': 'Your request is free and there’s no obligation.',

  // to the operator
  'email.operator.booking_request': 'Booking request',
  'email.operator.rental_request': 'Club rental request',
  'email.operator.contact_message': 'Message',
  'email.operator.game_report': 'Report on a game',
  'email.operator.case_opened': 'A case needs a decision',
  'email.operator.content_report': 'A person or text was reported',
  'email.operator.money_problem': 'A payment needs attention',
  'email.operator.dispute_opened': 'Charge disputed',
  'email.operator.dispute_deadline': 'Dispute evidence is due soon',
  'email.operator.dispute_won': 'Dispute won',
  'email.operator.dispute_lost': 'Dispute lost',
  'email.operator.dispute_closed': 'Bank inquiry closed',
  'email.operator.fraud_warning': 'Bank suspects card fraud',
  'email.wish_confirm.subject': 'Confirm your game alert',
  'email.wish_confirm.title': 'Confirm your alert',
  'email.wish_confirm.body':
    'Tap the button and we’ll email you when a game fits. You don’t need an account, and nothing is held or booked.',
  'email.wish_confirm.ignore':
    'Didn’t ask for this? Just ignore this email and you won’t hear from us again.',
  'email.wish_confirm.button': 'Confirm alert',
  'email.message_new.subject': '{{sender}} wrote to you: {{course}}, {{day}}',
  'email.message_new.title_one': 'You have {{count}} unread message',
  'email.message_new.title_other': 'You have {{count}} unread messages',
  'email.message_new.body':
    '{{sender}} wrote in the conversation of your game. For your privacy, messages are only shown on the website.',
  'email.message_new.button': 'Open conversation',
  'email.wish_fits.subject': 'A game that fits: {{course}}, {{day}}',
  'email.wish_fits.title': 'A game that fits',
  'email.wish_fits.body':
    '{{host}} has open spots in a game that matches your alert. Nothing is held until you join.',
  'email.wish_fits.not': 'Not this one? Don’t tell me about it again',
  'email.wish_digest.subject': 'Games that fit: {{count}}',
  'email.wish_digest.title': 'Games that fit',
  'email.wish_digest.body': 'These games match your alerts. Nothing is held until you join.',
  'email.wish_digest.button': 'Browse games',
  'email.wish_digest.facts': '{{host}} hosts, green fee {{price}}, open spots: {{free}}',
  'email.operator.footer': 'Sent to the team inbox.',
  'email.operator.button': 'Open the back-office',
  'email.field.reference': 'Reference',
  'email.field.name': 'Name',
  'email.field.email': 'Email',
  'email.field.phone': 'Phone',
  'email.field.gender': 'Gender',
  'email.field.nationality': 'Nationality',
  'email.field.dates': 'Dates',
  'email.field.games': 'Number of rounds',
  'email.field.teeTime': 'Tee time',
  'email.field.players': 'Players',
  'email.field.caddie': 'Caddie',
  'email.field.prefectures': 'Prefectures',
  'email.field.budget': 'Budget per round',
  'email.field.contactBy': 'Reply by',
  'email.field.days': 'Days',
  'email.field.sets': 'Sets',
  'email.field.course': 'Course',
  'email.field.address': 'Address',
  'email.field.shaft': 'Shaft flex',
  'email.field.brands': 'Brands',
  'email.field.leftHanded': 'Left-handed',
  'email.field.wishes': 'Other requests',
  'email.field.subject': 'Subject',
  'email.field.message': 'Message',
  'email.field.reason': 'Reason',
  'email.field.guest': 'Guest',
  'email.field.host': 'Host',
  'email.field.amount': 'Amount',
  'email.field.details': 'Details',
  'email.field.respondBy': 'Respond by',
  'email.operator.request_reply': 'A customer replied',
  'email.operator.mail_unplaced': 'An email fits no thread of the inbox',
} as const
export default email
