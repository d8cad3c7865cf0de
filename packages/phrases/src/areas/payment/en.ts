const payment = {
  'payment.setup.title': 'Your card',
  'payment.setup.lead': 'Save it once. Every hold is your decision, game by game.',
  'payment.setup.label': 'Save a card',
  'payment.setup.submit': 'Save card',
  'payment.setup.busy': 'Saving your card',
  'payment.setup.notSaved': 'Your card was not saved',
  'payment.setup.plateName': 'Your name',
  'payment.setup.expiryPlaceholder': 'MM / YY',
  'payment.setup.test':
    'Test mode: no real card is accepted. Use {{number}}, any future date and any code.',

  'payment.know.number': 'We never see the number',
  'payment.know.numberText':
    'It goes straight to our payment provider. We keep the brand and the last four digits.',
  'payment.know.free': 'Saving costs nothing',
  'payment.know.freeText': 'Your bank may show a small check that disappears again.',
  'payment.know.abroad': 'Cards from abroad work',
  'payment.know.abroadText': 'Your bank may ask you to confirm in its app.',

  'payment.consent.text':
    'When you join a game we ask your bank to <b>hold</b> the green fee and our fee. At check-in you are <b>charged our fee only</b> and the rest goes back to you. If you do not come, or leave late, the whole hold is charged.',
  'payment.consent.debit':
    'On a debit or prepaid card a hold takes the money off your balance until it ends. A credit card is easier.',
  'payment.consent.agree':
    'By saving it you allow TomoGolf to place holds on this card for games you join, also when you are not on the site, under the <terms>terms</terms> and the <rules>cancellation rules</rules>.',

  'payment.card.number': 'Card number',
  'payment.card.number.required': 'Enter the number on your card.',
  'payment.card.number.incomplete': 'The number is not complete.',
  'payment.card.number.incorrect':
    'There is a slip in the number. Please check it against your card.',
  'payment.card.expiry': 'Expiry',
  'payment.card.expiry.required': 'Enter month and year.',
  'payment.card.expiry.invalid': 'Enter it as on the card, for example 08 / 28.',
  'payment.card.expiry.past': 'This card has expired. Please use another.',
  'payment.card.cvc': 'Security code',
  'payment.card.cvc.incomplete_one': 'Enter {{count}} digit.',
  'payment.card.cvc.incomplete_other': 'Enter {{count}} digits.',
  'payment.card.cvc.placeholder': '{{count}} digits',
  'payment.card.cvc.back': 'On the back',
  'payment.card.cvc.front': 'On the front',
  'payment.card.name': 'Name on card',
  'payment.card.ending': '{{brand}} ending in {{last4}}',
  'payment.card.expires': 'Good to {{date}}',
  'payment.card.debit': 'debit',
  'payment.card.prepaid': 'prepaid',

  'payment.fault.card_declined':
    'Your bank said no to this card. Nothing was charged. Please try another.',
  'payment.fault.insufficient_funds':
    'There is not enough money on this card. Nothing was charged. Please try another.',
  'payment.fault.card_velocity_exceeded':
    'This card has been tried too often. Nothing was charged. Wait a while, or use another.',
  'payment.fault.expired_card': 'This card has expired. Please use another.',
  'payment.fault.incorrect_cvc': 'The security code is not right. Please check it.',
  'payment.fault.invalid_cvc': 'The security code is not right. Please check it.',
  'payment.fault.incorrect_number': 'The card number is not right. Please check it.',
  'payment.fault.invalid_number': 'The card number is not right. Please check it.',
  'payment.fault.invalid_expiry_month': 'The expiry month is not right. Please check it.',
  'payment.fault.invalid_expiry_year': 'The expiry year is not right. Please check it.',
  'payment.fault.processing_error':
    'Your bank could not answer just now. Nothing was charged. Please try again in a moment.',
  'payment.fault.authentication_required':
    'Your bank wants to confirm that it is you. Nothing was charged. Please try again.',
  'payment.fault.authentication_failed':
    'Your bank did not confirm that it is you. Nothing was charged. Please try again, or use another card.',
  'payment.fault.test_mode_live_card':
    'This is a real card, and this is a test site. Nothing was charged. Please use a test card.',
  'payment.fault.network':
    'We could not reach the payment provider. Nothing was charged. Check your connection and try again.',
  'payment.fault.unknown': 'The card could not be saved. Nothing was charged. Please try again.',

  'payment.problem.begin': 'Saving a card could not begin.',
  'payment.problem.beginText': 'If this goes on, please write to us.',
  'payment.problem.key': 'Card payments are not set up on this site.',
  'payment.problem.keyText':
    'The publishable key of the payment provider is missing. This is our fault, not yours; nothing was charged.',
  'payment.problem.secret': 'The payment provider’s answer was not complete.',
  'payment.problem.secretText': 'Nothing was charged. Please try again.',
  'payment.problem.save': 'Your card was checked, but not saved yet.',
  'payment.problem.saveText': 'You need not type it again unless we ask you to.',

  'payment.bank.title': 'Your bank wants to confirm',
  'payment.bank.text': 'It asks whether it is really you who is using this card.',
  'payment.bank.note':
    'On this test site this window stands in for your bank’s app. Nothing is charged either way.',
  'payment.bank.confirm': 'Yes, it is me',
  'payment.bank.refuse': 'Refuse',

  'payment.saved.title': 'Your card is saved',
  'payment.saved.text': 'Nothing was charged. You can join and host now.',

  'payment.methods.title': 'Payment methods',
  'payment.methods.lead': 'The default card is used for new holds. You can change it at any time.',
  'payment.methods.add': 'Add a card',
  'payment.methods.empty': 'No card yet',
  'payment.methods.emptyText':
    'Save one before you join or host. It costs nothing and nothing is held until you join.',
  'payment.methods.default': 'Default',
  'payment.methods.expired': 'Expired',
  'payment.methods.makeDefault': 'Make default',
  'payment.methods.makeDefaultOf': 'Make default: {{name}}',
  'payment.methods.remove': 'Remove',
  'payment.methods.removeOf': 'Remove {{name}}',
  'payment.methods.backsHold':
    'A hold for a game stands on this card. You can remove it once that hold has ended.',
  'payment.methods.defaultSet': 'Default card changed',
  'payment.methods.notChanged': 'The default card was not changed',
  'payment.methods.removed': 'Card removed',
  'payment.remove.title': 'Remove this card?',
  'payment.remove.text': 'You can add it again whenever you like.',
  'payment.remove.default': 'It is your default. Your oldest other card takes its place.',
  'payment.remove.last': 'It is your only card. Without one you can neither join nor host.',

  'payment.transactions.title': 'Transaction history',
  'payment.transactions.empty': 'No transactions yet',
  'payment.transactions.emptyText':
    'Holds, charges and money that came back to you will stand here.',
  'payment.transactions.beyond': 'There are not that many pages',
  'payment.transactions.first': 'To the first page',
  'payment.transactions.zone': 'All times are Japan time.',
  'payment.transactions.with': 'with {{name}}',
  'payment.type.attendance_verified': 'Attendance verified',
  'payment.type.payment_authorized': 'Hold',
  'payment.type.payment_captured': 'Charged',
  'payment.type.payment_refunded': 'Refunded',
  'payment.type.platform_fee': 'Platform fee',
  'payment.type.no_show_penalty': 'No-show charge',
  'payment.type.host_no_show_penalty': 'Charge for a missing host',
  'payment.type.payment_method_verified': 'Card verified',
  'payment.type.game_cancelled': 'Game cancelled',
  'payment.type.left_early_free': 'Left in time, free',
  'payment.type.left_late_charged': 'Left late, charged',
  'payment.type.game_hosted': 'Game hosted',
  'payment.type.game_joined': 'Game joined',
  'payment.type.hold_released': 'Hold ended',
  'payment.type.owed_to_host': 'Your share of a charge',
  'payment.status.successful': 'Done',
  'payment.status.failed': 'Failed',
  'payment.status.pending': 'Pending',
  'payment.status.refunded': 'Refunded',

  'payment.receipt.title': 'Receipt',
  'payment.receipt.lead': 'For what was taken from your card, as our books have it.',
  'payment.receipt.print': 'Print',
  'payment.receipt.pdf': 'Open as PDF',
  'payment.receipt.back': 'All transactions',
  'payment.receipt.number': 'Receipt number',
  'payment.receipt.issued': 'Issued',
  'payment.receipt.paidOn': 'Paid',
  'payment.receipt.recipient': 'Received from',
  'payment.receipt.game': 'Game',
  'payment.receipt.card': 'Paid with',
  'payment.receipt.line.platform_fee': 'Platform fee',
  'payment.receipt.line.green_fee': 'Green fee of the empty place',
  'payment.receipt.line.host_penalty': 'Charge for a missing host',
  'payment.receipt.total': 'Total, tax included',
  'payment.receipt.tax': 'Of this, consumption tax ({{percent}}%) on the platform fee',
  'payment.receipt.refund': 'Given back on {{date}}',
  'payment.receipt.balance': 'Paid in the end',
  'payment.receipt.issuer': 'Issued by',
  'payment.receipt.registration': 'Qualified invoice issuer, registration number {{number}}',
  'payment.receipt.terms': 'Under the terms you agreed to, version {{version}}.',
  'payment.receipt.none': 'No company is set up for this installation.',
  'payment.direction.planned': 'will be held',
  'payment.direction.held': 'held',
  'payment.direction.charged': 'charged',
  'payment.direction.back': 'back to you',
  'payment.direction.owed': 'comes to you',
  'payment.direction.none': 'not taken',

  'payment.billing.title': 'What you pay, and when',
  'payment.billing.rule':
    'The platform fee for a guest is {{usd}} or {{percent}}% of the green fee, whichever is higher ({{jpy}} or {{percent}}% for games priced in yen).',
  'payment.billing.ruleFlat':
    'The platform fee for a guest is {{usd}}, or {{jpy}} for games priced in yen.',
  'payment.billing.join': 'When you join',
  'payment.billing.joinText':
    'Green fee and platform fee are held on your card. Nothing is charged.',
  'payment.billing.checkIn': 'When you check in',
  'payment.billing.checkInText':
    'The platform fee is charged. The rest of the hold goes back to you, and you pay the green fee at the course.',
  'payment.billing.leave': 'When you leave',
  'payment.billing.leaveText':
    'Free up to {{hours}} hours before tee time. After that the whole hold is charged.',
  'payment.billing.noShow': 'When you do not come',
  'payment.billing.noShowText':
    'The whole hold is charged, because the course bills the host for the missing player.',
  'payment.billing.host': 'When you host',
  'payment.billing.hostText': 'Nothing. Hosting is free.',
  'payment.billing.invoices': 'Invoices',
  'payment.billing.invoicesText':
    'Every hold, charge and refund stands in your transaction history, with its game, card and date.',
  'payment.billing.example': 'An example: a green fee of {{price}}',
  'payment.billing.green': 'Green fee',
  'payment.billing.fee': 'Platform fee',
  'payment.billing.hold': 'Held when you join',
  'payment.billing.atCheckIn': 'At check-in',
  'payment.billing.back': '{{amount}} back to you',
  'payment.billing.course': 'You pay the green fee itself at the course.',
} as const
export default payment
