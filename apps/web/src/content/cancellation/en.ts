import type { Contents } from '../pages.ts'

const cancellation: Contents['cancellation'] = {
  title: 'Cancellation rules',
  description:
    'What it costs to leave a game, not to come, or to cancel as a host; when the hold on your card is released; and the legal basis of every charge.',
  lead: 'What happens to your place and your money when plans change. The amounts and hours are those in force today; for a game you have already joined, those you agreed to count.',
  sections: {
    short: {
      title: 'In short',
      blocks: [
        'When you join, the green fee and the platform fee are held on your card. In this example the green fee is {{price}}, the platform fee {{fee}}, and the hold {{hold}}. A game priced in yen at {{yenPrice}} has a platform fee of {{yenFee}} and a hold of {{yenHold}}.',
        { figure: 'held' },
        {
          rows: [
            [
              'You check in',
              '**{{fee}}** is charged, the rest of the hold is released. You pay the green fee at the course.',
            ],
            [
              'You leave in time',
              '**Nothing.** Free up to and including the moment {{departure}} before the tee time.',
            ],
            [
              'You leave later',
              '**{{hold}}**: the whole hold, after you have confirmed that exact amount.',
            ],
            [
              'You do not come',
              '**{{hold}}** and one strike, unless you tell us within {{statement}} that you were there.',
            ],
            ['The host cancels', '**Nothing.** The hold is released.'],
            ['The host does not come', '**Nothing.** The hold is released.'],
            ['The hold cannot be placed', '**Nothing.** The place is released, without a strike.'],
          ],
        },
      ],
    },
    'guest-leaves': {
      title: 'A guest leaves',
      blocks: [
        'You leave on the game’s page. Up to and including the moment {{departure}} before the tee time it is free: a hold that stands is released, and one that was to be placed later never is.',
        { figure: 'released' },
        'After that moment, until the tee time, leaving costs the whole hold. The page names the exact amount first and charges it only if you confirm. Leaving late gives no strike.',
        { figure: 'charged' },
        'If you joined when less than {{departure}} were left, there is no free period. The join dialog says so before you agree.',
      ],
    },
    'host-cancels': {
      title: 'A host cancels',
      blocks: [
        'A game without guests can be cancelled until it starts. A game with guests can be cancelled until {{departure}} before the tee time. All holds are released, everybody is told, and nobody is charged.',
        'After that a game with guests is protected, because people have travelled for it. The host then writes to support from the game’s page. If we cancel it for the host, the guests’ holds are released.',
      ],
    },
    'host-edits': {
      title: 'A host changes the game',
      blocks: [
        'With guests, a host can change everything but the price and the currency until {{departure}} before the tee time. When the date, the time or the course changes, every guest is told and can leave free until the tee time, whatever the clock says.',
      ],
    },
    'no-show': {
      title: 'A guest does not come',
      blocks: [
        'A game is settled {{gameLength}} after its tee time. If somebody has checked in, or the host has opened the QR code at the course, every guest without check-in is asked whether they were there. They have {{statement}} to answer; the host can also mark them as present.',
        {
          list: [
            '**No answer:** the guest counts as a no-show. The whole hold is charged, and there is one strike.',
            '**“I was there”:** nothing is charged until a person has decided. If we find that you were there, only the platform fee is charged. If not, the whole agreed amount is charged, to the saved card if the hold has ended, and there is one strike.',
          ],
        },
        'The green-fee part of a charge for leaving late or not coming is owed to the host, because the course may bill the host for the missing player.',
      ],
    },
    'host-no-show': {
      title: 'A host does not come',
      blocks: [
        'If you stand at the course and your host does not come, open the game’s page after the tee time and report “my host is not here”.',
        'When nobody has checked in and the host never opened the QR code, every hold is released and no guest is charged. A person looks into it. With a report from the course it is certain: the host pays the base platform fee, {{feeBase}}, for each guest who was let down, and gets one strike.',
      ],
    },
    'hold-refused': {
      title: 'The hold cannot be placed',
      blocks: [
        'For games further ahead than {{holdLead}} the hold is placed later. If your bank then refuses it or wants a confirmation, you are told at once and your place is kept for {{holdGrace}}, but not beyond the tee time. Use another card or confirm with your bank on the game’s page.',
        'If there is no hold by then, the place is released. There is no charge and no strike, and the host is told.',
      ],
    },
    weather: {
      title: 'Weather and closed courses',
      blocks: [
        'Golf in Japan is played in the rain. Bad weather alone does not make leaving free, because most courses charge the group as well. If the course closes, or calls the round off, the host cancels the game or, when it is protected, asks us to. Then nobody is charged.',
        'If a storm warning or a stopped train keeps you from coming, [write to us](/contact) before the tee time. A person decides with the circumstances in mind.',
      ],
    },
    'we-cancel': {
      title: 'We cancel a game',
      blocks: [
        'In rare cases we cancel a game at once, for safety, fraud or a serious breach of the [terms](/terms#our-cancellation). Everybody is told. Holds stay as they are until a person has decided about each one; without a reason to charge, a hold is released. Money already charged is returned by hand, case by case.',
      ],
    },
    requests: {
      title: 'Concierge and rental clubs',
      blocks: [
        'Requests to the concierge and for rental clubs are free and can be withdrawn at any time with a message. Once you have accepted an offer, the cancellation rules named in that offer apply, usually those of the course or the rental company.',
      ],
    },
    'money-back': {
      title: 'When you see the money again',
      blocks: [
        'We release a hold at once. How fast your bank shows it is up to the bank: often the same day, with most banks within five days. A refund of money that was charged usually takes five to ten days.',
        'If your statement still shows a hold after that, [tell us](/contact) which game it was. Payment questions are answered within {{answerPayment}}.',
      ],
    },
    basis: {
      title: 'Why these amounts, and your rights',
      blocks: [
        'An empty place that opens this late can hardly be filled again. The course usually bills the group for it, and so the host; the green-fee part covers that. The platform fee covers the work on a game that can no longer be offered to somebody else.',
        'Under Article 9 of Japan’s Consumer Contract Act a cancellation charge is void as far as it exceeds the average loss to the business. Every charge is stored with its reason, its basis and the version of these rules that you agreed to. Ask us for them at any time. If a charge is higher than the loss, we return the difference.',
        {
          note: 'Something does not look right? [Write to us](/contact). A person looks at it, and nothing in these rules takes away rights that the law gives you.',
        },
      ],
    },
  },
}
export default cancellation
