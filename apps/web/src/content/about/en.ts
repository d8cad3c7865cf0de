import type { Contents } from '../pages.ts'

const about: Contents['about'] = {
  title: 'A friend on every first tee',
  pageTitle: 'About us',
  description:
    'TomoGolf brings visitors and local golfers in Japan into the same group. Who we’re for, how we earn money and what we promise.',
  lead: '友, tomo, means friend. We bring visitors and local golfers together in the same foursome, and make sure everyone shows up.',
  sections: {
    why: {
      title: 'Why we exist',
      blocks: [
        'Japan has some of the best golf in the world, {{courses}} courses of it on our map, and every weekend countless spots go empty. Visitors could fill them, if only they knew where to look and who to ask.',
        'The people who know are the ones who play there every week. So we asked them to host, and built the rest around that: a list anyone can read, the same rules for everyone, and a hold that makes a promise worth keeping.',
      ],
    },
    guests: {
      title: 'Guests',
      blocks: [
        'Visitors and newcomers who want to play a Japanese course with people who know it. No membership, no phone calls, no surprises on the bill.',
      ],
    },
    hosts: {
      title: 'Hosts',
      blocks: [
        'Local players with a tee time and a spot to fill. They charge what the course charges, show you where to get breakfast, and often make a friend.',
      ],
    },
    operators: {
      title: 'Operators',
      blocks: [
        'Golf courses and travel companies that welcome international players and prefer them to arrive with someone who knows the club.',
      ],
    },
    money: {
      title: 'How we earn money',
      blocks: [
        'With one fee, the platform fee: {{feeRule}}. Guests pay it at check-in, or as part of a late cancellation or no-show charge. A host who doesn’t show up pays it for each guest. We earn nothing from green fees, advertising or data.',
        { figure: 'checkIn' },
      ],
    },
    promises: {
      title: 'What we promise',
      blocks: [
        {
          list: [
            '**You know the amount before you agree.** Every number you see is the number we charge.',
            '**When opinions differ, people decide.** Our team reviews disputed attendance, appeals and reports, and tells you why.',
            '**Your name is safe.** Other players see your first name and last initial, never your address, phone number or date of birth.',
            '**We reply:** to general questions within {{answerGeneral}} on business days, to payment questions within {{answerPayment}}, and on the day of your game within {{answerGameDay}}.',
          ],
        },
      ],
    },
  },
  closing: {
    title: 'Come and play',
    text: 'There’s an open spot near where you’re staying.',
    action: 'Find a game',
  },
}
export default about
