import type { Contents } from '../pages.ts'

const about: Contents['about'] = {
  title: 'A friend on every first tee',
  pageTitle: 'About us',
  description:
    'TomoGolf brings visitors and local golfers in Japan into the same group. Who we are for, how we earn money, and what we promise.',
  lead: '友, tomo, means friend. We bring visitors and local golfers into the same four-ball, and make sure that both of them turn up.',
  sections: {
    why: {
      title: 'Why we exist',
      blocks: [
        'Japan has some of the best golf in the world, {{courses}} courses of it on our map, and every weekend a great many places in groups stay empty. Visitors could fill them, if only they knew where, in which language, and with whom.',
        'The people who know are the ones who play there every week. So we asked them to host, and built the rest around that: a list that anybody can read, rules that are the same for all, and a hold that makes a promise worth keeping.',
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
        'Local players with a tee time and a free place. They set the price to what the course charges, show the way to the breakfast, and often make a friend.',
      ],
    },
    operators: {
      title: 'Operators',
      blocks: [
        'Golf courses and travel companies that welcome international players and would like them to come with somebody who knows the house.',
      ],
    },
    money: {
      title: 'How we earn money',
      blocks: [
        'By one fee, from the guest, once the game is on: {{feeRule}}. It is charged at check-in. We earn nothing from green fees, nothing from hosts, nothing from advertising, and nothing from data.',
        { figure: 'checkIn' },
      ],
    },
    promises: {
      title: 'What we promise',
      blocks: [
        {
          list: [
            '**You know the amount before you agree,** and no page shows a number that the charge would not use.',
            '**People decide what is disputed.** Attendance, appeals and reports are looked at by a person, and you get the reason.',
            '**Your name is safe.** Other players see your first name and an initial, never your address, telephone number or birth date.',
            '**We answer:** general questions within {{answerGeneral}} on business days, payment within {{answerPayment}}, on the day of your game within {{answerGameDay}}.',
          ],
        },
      ],
    },
  },
  closing: {
    title: 'Come and play.',
    text: 'There is a place open somewhere near where you will stay.',
    action: 'Find a game',
  },
}
export default about
