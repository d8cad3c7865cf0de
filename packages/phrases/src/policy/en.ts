import type { CancellationPolicy } from './cancellation-policy.ts'

const cancellation: CancellationPolicy = {
  title: 'Cancellation policy',
  description:
    'What it costs to cancel your spot, miss a game or cancel as a host, when your card hold is released, and the legal basis for every charge.',
  lead: 'What happens to your spot and your money when plans change. These are the current amounts and deadlines. For games you have already joined, the ones you agreed to apply.',
  sections: {
    short: {
      title: 'In short',
      blocks: [
        'When you join, the green fee and the platform fee are held on your card. In this example, the green fee is {{price}}, the platform fee {{fee}} and the hold {{hold}}. A game priced in yen at {{yenPrice}} has a platform fee of {{yenFee}} and a hold of {{yenHold}}.',
        { figure: 'held' },
        {
          rows: [
            [
              'You check in',
              '**{{fee}}** is charged and the rest of the hold is released. You pay the green fee at the course.',
            ],
            [
              'You cancel in time',
              '**Nothing.** Free up to and including {{departure}} before the tee time.',
            ],
            [
              'You cancel late',
              '**{{hold}}**, the full hold, after you have confirmed that exact amount.',
            ],
            [
              'You do not show up',
              '**{{hold}}** and one strike, unless you tell us within {{statement}} that you were there.',
            ],
            ['The host cancels', '**Nothing.** The hold is released.'],
            ['The host does not show up', '**Nothing.** The hold is released.'],
            ['The hold cannot be placed', '**Nothing.** The spot is released, with no strike.'],
          ],
        },
      ],
    },
    'guest-leaves': {
      title: 'A guest cancels',
      blocks: [
        'You cancel on the game’s page. Up to and including {{departure}} before the tee time, it is free: an active hold is released, and a scheduled hold is not placed.',
        { figure: 'released' },
        'After that, and until the tee time, canceling costs the full hold. The page shows the exact amount first and only charges it once you confirm. You do not get a strike for a late cancellation.',
        { figure: 'charged' },
        'When someone else takes your spot before joining closes, we refund the green fee portion automatically, and the host no longer receives it. The page shows before you confirm whether the platform fee is refunded as well, and that nothing is refunded if the spot stays empty.',
        'If you join less than {{departure}} before the tee time, you can still undo it: leaving is free for {{undo}} after joining, until {{undoBefore}} before the tee time, once per person and game. After that there is no free cancellation. The join dialog says so before you agree.',
      ],
    },
    'host-cancels': {
      title: 'A host cancels',
      blocks: [
        'A game without guests can be canceled until it starts. A game with guests can be canceled until {{departure}} before the tee time. All holds are released, we notify everyone, and nobody is charged.',
        'After that, a game with guests is protected, because people have traveled for it. The host then contacts support from the game’s page. If we cancel it for the host, the guests’ holds are released.',
        'A game may need a minimum number of players, stated on its page with the time of the decision. If too few have joined by then, the game is canceled: every hold is released, nobody is charged, and the host does not get a strike. Until the decision nothing is held, guests can cancel for free, and a host with too few players can cancel as well. The host may also play with fewer. Once the round is on, the terms above apply.',
      ],
    },
    'host-edits': {
      title: 'A host changes the game',
      blocks: [
        'With guests, a host can change everything except the price and the currency until {{departure}} before the tee time, and we notify every guest. Another course, another date, or a tee time moved by more than {{smallMove}} in total lets a guest cancel for free: for {{changeNotice}} after our notice, or until free cancellation would have ended anyway, whichever is later, but not after the tee time. A smaller change leaves the agreed terms as they are.',
      ],
    },
    'no-show': {
      title: 'Guest no-show',
      blocks: [
        'A game is settled {{gameLength}} after its tee time. When the host was there, we ask every guest who has not checked in whether they were there. The host counts as present when a guest has checked in, or when the host opened the QR code no more than {{evidence}} before the tee time. Guests have {{statement}} to reply.',
        'The host can mark a guest present from {{markFrom}} before the tee time. We notify the guest, who has {{statement}} to object before we charge the platform fee.',
        'When nobody has checked in, we ask both sides “Did you play?”. They have {{statement}} to reply. Those who played pay the platform fee. When nobody says yes, every hold is released and nobody is charged.',
        {
          list: [
            '**No reply:** it counts as a no-show. We charge the full hold and record one strike.',
            '**“I was there”:** we charge nothing until our team has decided. If we find you were there, we only charge the platform fee. If not, we charge the full agreed amount (to the saved card if the hold has expired) and record one strike.',
          ],
        },
        'The host receives the green fee portion of a late cancellation or no-show charge, because the course may bill them for the missing player.',
      ],
    },
    'host-no-show': {
      title: 'Host no-show',
      blocks: [
        'If you are at the course and your host does not show up, open the game’s page after the tee time and report “My host isn’t here”.',
        'From then on nothing is charged for this game, neither to guests nor to the host. We ask the host right away. After the game the host has {{statement}} to tell us what happened.',
        'Without a reply, guests pay nothing, and the host pays the base platform fee, {{feeBase}}, for each guest and gets one strike. With a reply, our team compares the evidence of both sides and decides. A hold that would expire in the meantime is released. Any amount due after the decision is charged to the saved card.',
        'If your host arrives after all, scan the QR code. That withdraws your report.',
      ],
    },
    'hold-refused': {
      title: 'The hold cannot be placed',
      blocks: [
        'For games further ahead than {{holdLead}}, the hold is placed later. If your bank declines it or asks you to confirm, we notify you right away and save your spot for {{holdGrace}}, but not beyond the tee time. Use another card or confirm with your bank on the game’s page.',
        'If there is still no hold by then, we release the spot. There is no charge and no strike, and we notify the host.',
      ],
    },
    weather: {
      title: 'Weather and closed courses',
      blocks: [
        'Golf in Japan is played in the rain. Bad weather alone is not a reason for free cancellation, because most courses still charge the group. If the course closes or suspends play, the host cancels the game, or asks us to if it is protected. Nobody is charged.',
        'If a storm warning or a train suspension keeps you from getting there, [contact us](/contact) before the tee time. Our team will take the circumstances into account.',
      ],
    },
    'we-cancel': {
      title: 'We cancel a game',
      blocks: [
        'In rare cases, we cancel a game immediately, for safety, fraud or a serious breach of the [terms](/terms#our-cancellation). We notify everyone. Holds stay in place until our team has reviewed each one; unless there is a reason to charge it, the hold is released. Refunds of amounts already charged are decided case by case.',
      ],
    },
    requests: {
      title: 'Concierge and club rental',
      blocks: [
        'Concierge and club rental requests are free and can be withdrawn at any time with a message. Once you have accepted an offer, that offer’s cancellation terms apply, usually those of the course or rental company.',
      ],
    },
    'money-back': {
      title: 'When your money is available again',
      blocks: [
        'We release holds immediately. How soon you see it depends on your bank: often the same day, usually within 5 days. A refund of money that was charged usually takes 5 to 10 days.',
        'If your statement still shows a hold after that, [tell us](/contact) which game it was. Payment questions are answered within {{answerPayment}}.',
      ],
    },
    basis: {
      title: 'Why these amounts, and your rights',
      blocks: [
        'A spot that opens up this late is hard to fill. The course usually bills the group, and so the host, for it; the green fee portion covers that. The platform fee covers our work on a game that can no longer be offered to someone else.',
        'Under Article 9 of Japan’s Consumer Contract Act, a cancellation charge is void to the extent that it exceeds the average loss to the business. Every charge is stored with its reason, its basis and the version of these rules that you agreed to. You can ask us for them at any time. If a charge exceeds the loss, we return the difference.',
        {
          note: 'Does something look wrong? [Contact us](/contact) and we will look into it. Nothing in this policy limits your statutory rights.',
        },
      ],
    },
  },
}
export default cancellation
