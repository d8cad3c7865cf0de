const payment = {
  'payment.setup.title': 'Your card',
  'payment.setup.lead': 'Save it once. You approve every hold, game by game.',
  'payment.setup.label': 'Save a card',
  'payment.setup.submit': 'Save card',
  'payment.setup.busy': 'Saving card',
  'payment.setup.slow': 'The card fields are still loading. Your connection may be slow.',
  'payment.setup.notSaved': 'Couldn’t save your card',
  'payment.setup.plateName': 'Your name',
  'payment.setup.expiryPlaceholder': 'MM / YY',
  'payment.setup.test':
    'Test mode: real cards aren’t accepted. Use {{number}} with any future date and any security code.',

  'payment.know.number': 'We never see your card number',
  'payment.know.numberText':
    'It goes straight to our payment provider. We only keep the brand and last 4 digits.',
  'payment.know.free': 'Saving costs nothing',
  'payment.know.freeText': 'Your bank may show a small verification charge that disappears.',
  'payment.know.abroad': 'Cards from any country work',
  'payment.know.abroadText': 'Your bank may ask you to approve it in its app.',

  'payment.consent.text':
    'When you join a game, we <b>hold</b> the green fee and our platform fee on your card. At check-in you’re <b>only charged the platform fee</b> and the rest is released. If you don’t show up, or cancel late, you’re charged the full hold.',
  'payment.consent.debit':
    'On a debit or prepaid card, the hold comes out of your balance until it’s released. We recommend a credit card.',
  'payment.consent.agree':
    'By saving your card, you authorize TomoGolf to place holds on it for games you join, including when you’re not using the site, in line with the <terms>terms of use</terms> and <rules>cancellation policy</rules>.',

  'payment.card.number': 'Card number',
  'payment.card.number.required': 'Enter your card number.',
  'payment.card.number.incomplete': 'Your card number is incomplete.',
  'payment.card.number.incorrect': 'Your card number is invalid. Check it against your card.',
  'payment.card.expiry': 'Expiration date',
  'payment.card.expiry.required': 'Enter the expiration date.',
  'payment.card.expiry.invalid': 'Enter it as shown on your card, for example 08 / 28.',
  'payment.card.expiry.past': 'This card has expired. Please use another one.',
  'payment.card.cvc': 'Security code',
  'payment.card.cvc.incomplete_one': 'Enter all {{count}} digits.',
  'payment.card.cvc.incomplete_other': 'Enter all {{count}} digits.',
  'payment.card.cvc.placeholder': '{{count}} digits',
  'payment.card.cvc.back': 'On the back',
  'payment.card.cvc.front': 'On the front',
  'payment.card.name': 'Name on card',
  'payment.card.ending': '{{brand}} ending in {{last4}}',
  'payment.card.expires': 'Expires {{date}}',
  'payment.card.debit': 'debit',
  'payment.card.prepaid': 'prepaid',

  'payment.fault.card_declined':
    'Your card was declined. You haven’t been charged. Please try another card.',
  'payment.fault.insufficient_funds':
    'Your card has insufficient funds. You haven’t been charged. Please try another card.',
  'payment.fault.card_velocity_exceeded':
    'Too many attempts with this card. You haven’t been charged. Please wait a while or use another card.',
  'payment.fault.expired_card':
    'This card has expired. You haven’t been charged. Please use another card.',
  'payment.fault.incorrect_cvc':
    'The security code is incorrect. You haven’t been charged. Please check it.',
  'payment.fault.invalid_cvc':
    'The security code is incorrect. You haven’t been charged. Please check it.',
  'payment.fault.incorrect_number':
    'The card number is incorrect. You haven’t been charged. Please check it.',
  'payment.fault.invalid_number':
    'The card number is incorrect. You haven’t been charged. Please check it.',
  'payment.fault.invalid_expiry_month':
    'The expiration month is incorrect. You haven’t been charged. Please check it.',
  'payment.fault.invalid_expiry_year':
    'The expiration year is incorrect. You haven’t been charged. Please check it.',
  'payment.fault.processing_error':
    'Your bank isn’t responding right now. You haven’t been charged. Please try again in a moment.',
  'payment.fault.authentication_required':
    'Your bank needs to verify it’s you. You haven’t been charged. Please try again.',
  'payment.fault.authentication_failed':
    'Your bank couldn’t verify it’s you. You haven’t been charged. Please try again or use another card.',
  'payment.fault.test_mode_live_card':
    'This is a real card, but this is a test site. You haven’t been charged. Please use a test card.',
  'payment.fault.incomplete':
    'Some card details are missing or incorrect. You haven’t been charged. Please check the marked field.',
  'payment.fault.busy':
    'Our payment provider isn’t responding right now. You haven’t been charged. Please try again in a moment.',
  'payment.fault.network':
    'We couldn’t reach our payment provider. You haven’t been charged. Check your connection and try again.',
  'payment.fault.unknown':
    'We couldn’t save your card. You haven’t been charged. Please try again.',

  'payment.problem.begin': 'Couldn’t open the card form.',
  'payment.problem.beginText':
    'You haven’t been charged. If this keeps happening, please contact us.',
  'payment.problem.fields': 'Couldn’t load the card fields.',
  'payment.problem.fieldsText': 'You haven’t been charged. Check your connection and try again.',
  'payment.problem.key': 'Card payments aren’t set up on this site.',
  'payment.problem.keyText':
    'The payment provider’s publishable key is missing. This is our mistake, not yours. You haven’t been charged.',
  'payment.problem.secret': 'We got an incomplete response from our payment provider.',
  'payment.problem.secretText': 'You haven’t been charged. Please try again.',
  'payment.problem.save': 'Your card was verified but isn’t saved yet.',
  'payment.problem.saveText':
    'You haven’t been charged. You don’t need to enter it again unless we ask you to.',

  'payment.bank.title': 'Verify with your bank',
  'payment.bank.text': 'Your bank wants to make sure it’s you using this card.',
  'payment.bank.note':
    'On this test site, this window stands in for your bank’s app. You won’t be charged either way.',
  'payment.bank.opening': 'Contacting your bank',
  'payment.bank.unreached': 'Couldn’t reach your bank',
  'payment.bank.unreachedText':
    'Your bank hasn’t verified that it’s you, and you haven’t been charged. Check your connection and try again.',
  'payment.bank.confirm': 'Yes, it’s me',
  'payment.bank.refuse': 'No, it’s not me',

  'payment.saved.title': 'Card saved',
  'payment.saved.text': 'You haven’t been charged. You can now join and host games.',

  'payment.methods.title': 'Payment methods',
  'payment.methods.lead': 'We use your default card for new holds. You can change it anytime.',
  'payment.methods.add': 'Add card',
  'payment.methods.empty': 'No saved cards',
  'payment.methods.emptyText':
    'Save one before you join or host. It’s free, and nothing is held until you join.',
  'payment.methods.default': 'Default',
  'payment.methods.expired': 'Expired',
  'payment.methods.makeDefault': 'Set as default',
  'payment.methods.makeDefaultOf': 'Set as default: {{name}}',
  'payment.methods.remove': 'Remove',
  'payment.methods.removeOf': 'Remove {{name}}',
  'payment.methods.backsHold':
    'This card is needed for a hold, an open case or an unpaid amount. Choose a replacement card before you remove it.',
  'payment.methods.defaultSet': 'Default card updated',
  'payment.methods.notChanged': 'Couldn’t change the default card',
  'payment.methods.removed': 'Card removed',
  'payment.remove.title': 'Remove this card?',
  'payment.remove.text': 'You can add it again anytime.',
  'payment.remove.default':
    'This is your default card. The card you added first will become the default.',
  'payment.remove.last': 'This is your only card. Without one, you can’t join or host games.',
  'payment.remove.backs': 'This card is still needed for:',
  'payment.remove.holds_one': '{{count}} active hold',
  'payment.remove.holds_other': '{{count}} active holds',
  'payment.remove.cases_one': '{{count}} open case',
  'payment.remove.cases_other': '{{count}} open cases',
  'payment.remove.debts_one': '{{count}} unpaid amount',
  'payment.remove.debts_other': '{{count}} unpaid amounts',
  'payment.remove.replacement': 'Replacement card',
  'payment.remove.replacementText':
    'It becomes your default card, and we’ll use it for future holds. Holds already placed stay on the old card.',
  'payment.remove.needsCard': 'Add another card first. Then you can remove this one.',
  'payment.debts.title': 'Unpaid amounts',
  'payment.debts.text': 'You can join and host games again once this is paid.',
  'payment.debts.pay': 'Pay {{amount}}',
  'payment.debts.with': 'Pay with',
  'payment.debts.paid': 'Payment received. Thank you.',
  'payment.debts.refused': 'Payment failed. You haven’t been charged.',
  'payment.debts.moving': 'This payment is in progress.',

  'payment.transactions.title': 'Transactions',
  'payment.transactions.empty': 'No transactions yet',
  'payment.transactions.emptyText': 'Your holds, charges and refunds will appear here.',
  'payment.transactions.beyond': 'There’s nothing on this page',
  'payment.transactions.first': 'Go to first page',
  'payment.transactions.zone': 'All times are Japan time.',
  'payment.transactions.filter': 'Show',
  'payment.transactions.course': 'You pay green fees at the course, so they’re not listed here.',
  'payment.transactions.game': 'View game',
  'payment.transactions.companion': '{{name}}’s spot',
  'payment.transactions.companionErased': 'A companion’s spot',
  'payment.transactions.with': 'with {{name}}',
  'payment.type.attendance_verified': 'Attendance confirmed',
  'payment.type.payment_authorized': 'Hold',
  'payment.type.payment_captured': 'Charged',
  'payment.type.payment_refunded': 'Refunded',
  'payment.type.platform_fee': 'Platform fee',
  'payment.type.no_show_penalty': 'No-show charge',
  'payment.type.host_no_show_penalty': 'Host no-show charge',
  'payment.type.payment_method_verified': 'Card verified',
  'payment.type.game_cancelled': 'Game canceled',
  'payment.type.left_early_free': 'Canceled in time, no charge',
  'payment.type.passed_on': 'Spot passed on, no charge',
  'payment.type.left_late_charged': 'Late cancellation charge',
  'payment.type.game_hosted': 'Game hosted',
  'payment.type.game_joined': 'Game joined',
  'payment.type.hold_released': 'Hold released',
  'payment.type.payment_disputed': 'Reversed by the guest’s bank',
  'payment.type.owed_to_host': 'Payout for an empty spot',
  'payment.refundedPart': '{{refunded}} of {{amount}} refunded',
  'payment.status.successful': 'Completed',
  'payment.status.failed': 'Failed',
  'payment.status.pending': 'Pending',
  'payment.status.refunded': 'Refunded',
  'payment.status.frozen': 'Paused: the guest’s bank is reviewing it',

  'payment.receipt.title': 'Receipt',
  'payment.receipt.lead': 'A record of what we charged to your card.',
  'payment.receipt.print': 'Print',
  'payment.receipt.pdf': 'Open as PDF',
  'payment.receipt.back': 'All transactions',
  'payment.receipt.number': 'Receipt number',
  'payment.receipt.issued': 'Date issued',
  'payment.receipt.paidOn': 'Date paid',
  'payment.receipt.recipient': 'Received from',
  'payment.receipt.companion': 'Spot of',
  'payment.receipt.companionErased': 'A companion (name erased)',
  'payment.receipt.game': 'Game',
  'payment.receipt.card': 'Payment method',
  'payment.receipt.line.platform_fee': 'Platform fee',
  'payment.receipt.line.green_fee': 'Green fee for the empty spot',
  'payment.receipt.line.host_penalty': 'Host no-show charge',
  'payment.receipt.total': 'Total, including tax',
  'payment.receipt.tax': 'Includes consumption tax ({{percent}}%) on the platform fee',
  'payment.receipt.refund': 'Refunded on {{date}}',
  'payment.receipt.balance': 'Net amount paid',
  'payment.receipt.issuer': 'Issued by',
  'payment.receipt.registration': 'Qualified invoice issuer, registration number {{number}}',
  'payment.receipt.terms': 'Issued under the terms you agreed to, version {{version}}.',
  'payment.receipt.none': 'No company details have been set up for this site.',
  'payment.money.all': 'All',
  'payment.money.planned': 'Will be held',
  'payment.money.held': 'Held',
  'payment.money.charged': 'Charged',
  'payment.money.released': 'Released',
  'payment.money.refunded': 'Refunded',
  'payment.money.owed': 'Payable to you',
  'payment.direction.planned': 'will be held',
  'payment.direction.held': 'held',
  'payment.direction.charged': 'charged',
  'payment.direction.released': 'released',
  'payment.direction.refunded': 'refunded',
  'payment.direction.owed': 'payable to you',
  'payment.direction.none': 'not charged',

  'payment.billing.title': 'What you pay and when',
  'payment.billing.rule':
    'The platform fee for a guest is {{usd}} or {{percent}}% of the green fee, whichever is higher ({{jpy}} or {{percent}}% for games priced in yen).',
  'payment.billing.ruleFlat':
    'The platform fee for a guest is {{usd}}, or {{jpy}} for games priced in yen.',
  'payment.billing.join': 'When you join',
  'payment.billing.joinText':
    'We hold the green fee and platform fee on your card. You aren’t charged yet.',
  'payment.billing.checkIn': 'When you check in',
  'payment.billing.checkInText':
    'We charge the platform fee and release the rest of the hold. You pay the green fee at the course.',
  'payment.billing.leave': 'If you cancel',
  'payment.billing.leaveText_one':
    'Free until {{hours}} hour before tee time. After that, you’re charged the full hold.',
  'payment.billing.leaveText_other':
    'Free until {{hours}} hours before tee time. After that, you’re charged the full hold.',
  'payment.billing.noShow': 'If you don’t show up',
  'payment.billing.noShowText':
    'You’re charged the full hold, because the course bills the host for the missing player.',
  'payment.billing.host': 'When you host',
  'payment.billing.hostText': 'Nothing. Hosting is free.',
  'payment.billing.invoices': 'Invoices and receipts',
  'payment.billing.invoicesText':
    'Every hold, charge and refund is listed under Transactions, with the game, card and date.',
  'payment.billing.example': 'Example: {{price}} green fee',
  'payment.billing.green': 'Green fee',
  'payment.billing.fee': 'Platform fee',
  'payment.billing.hold': 'Held when you join',
  'payment.billing.atCheckIn': 'At check-in',
  'payment.billing.back': '{{amount}} released',
  'payment.billing.course': 'You pay the green fee directly to the course.',
  'payment.game.receipt': 'Your receipt',
  'payment.game.course': 'You paid the course {{amount}} yourself.',
  'payment.game.transactions': 'Transactions for this game',
} as const
export default payment
