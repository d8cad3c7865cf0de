const payouts = {
  'payouts.title': 'Your payouts',
  'payouts.lead':
    'If a guest cancels late or doesn’t show up, you receive the green fee for that spot.',
  'payouts.owed': 'You’re owed',
  'payouts.waiting': 'In the appeal period',
  'payouts.waitingText_one':
    'Guests can appeal a charge for {{count}} day after the game. You receive your payout after that.',
  'payouts.waitingText_other':
    'Guests can appeal a charge for {{count}} days after the game. You receive your payout after that.',
  'payouts.keptBack': 'Paused',
  'payouts.keptBackText': 'We’re reviewing these charges, or the guest’s bank is.',
  'payouts.payable': 'Ready',
  'payouts.payableText': 'Used for your own platform fees when you join a game as a guest.',
  'payouts.paid': 'Paid this year',
  'payouts.used': 'Used for your platform fees this year',
  'payouts.bar': '{{waiting}} in the appeal period, {{keptBack}} paused, {{payable}} ready',
  'payouts.shares': 'What it’s for',
  'payouts.share': '{{guest}}, {{cause}}',
  'payouts.shareOf': '{{course}}, {{date}}',
  'payouts.cause.no_show_penalty': 'no-show',
  'payouts.cause.left_late_charged': 'late cancellation',
  'payouts.cause.payment_captured': 'green fee',
  'payouts.state.waiting': 'Appeal period until {{date}}',
  'payouts.state.review': 'Paused while we review it',
  'payouts.state.frozen': 'Paused: the guest’s bank is reviewing it',
  'payouts.state.payable': 'Ready',
  'payouts.history': 'Paid and used',
  'payouts.kind.paid': 'Paid to you',
  'payouts.kind.used': 'Used for your platform fees',
  'payouts.kind.returned': 'Returned: the refund to your card failed',
  'payouts.formerGuest': 'Former guest',
  'payouts.empty': 'No payouts',
  'payouts.emptyText':
    'If a guest of your game cancels late or doesn’t show up, you’ll see your payout here.',
} as const
export default payouts
