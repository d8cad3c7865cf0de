import type { Contents } from '../pages.ts'

const whyUs: Contents['why-us'] = {
  title: 'Seven reasons to play with us',
  pageTitle: 'Why TomoGolf',
  description:
    'What’s different about TomoGolf: local hosts, fair holds instead of prepayment, attendance by QR code, four languages, Japan time and people who reply.',
  lead: 'You could call the club, in Japanese, and ask for a single on a Saturday. Or you could do this.',
  sections: {
    people: {
      title: 'You play with people who know the course',
      blocks: [
        'Your host knows which greens are fast, when to be at the front desk and where to find the best noodles. You see their level, languages and rating before you join.',
      ],
    },
    courses: {
      title: 'You play courses that singles can’t book',
      blocks: [
        'Most clubs don’t accept singles, and some only accept visitors who come with someone they know. With a host, you’re part of the group.',
      ],
    },
    money: {
      title: 'You pay when you play, not when you book',
      blocks: [
        'We charge nothing when you join. At check-in, we charge the platform fee and release the rest of the hold. You see every amount before you agree.',
        { figure: 'checkIn' },
      ],
    },
    attendance: {
      title: 'Everyone shows up',
      blocks: [
        'Every spot is backed by a card hold, and a QR code shows who came. Hosts are protected from empty spots, and guests from no-show hosts: if the host doesn’t show up, guests pay nothing.',
      ],
    },
    languages: {
      title: 'Four languages, all the way',
      blocks: [
        'Pages, rules, emails and replies in English, Japanese, Korean and Chinese, each written for its readers.',
      ],
    },
    time: {
      title: 'Japan time and your time, always',
      blocks: [
        'Tee times are in Japan time, with your own time next to them. So are deadlines: you never have to count the hours from San Francisco.',
      ],
    },
    help: {
      title: 'Real people reply',
      blocks: [
        'Payment questions within {{answerPayment}}, on the day of your game within {{answerGameDay}}, everything else within {{answerGeneral}} on business days.',
      ],
    },
  },
  compare: {
    title: 'The same Saturday, twice',
    alone: 'On your own',
    together: 'With TomoGolf',
    rows: {
      group: [
        'A group',
        'Find one or three others, or be turned away',
        'A spot in a group that already has a tee time',
      ],
      booking: [
        'The booking',
        'A Japanese website or a phone call, sometimes a member’s word',
        'Three steps, in your language',
      ],
      words: [
        'At the front desk',
        'Gestures and a translation app',
        'Your host, right next to you',
      ],
      price: [
        'The price',
        'Surcharges for twosomes, extras you learn about at the front desk',
        'The price and what it includes, before you join',
      ],
      change: [
        'A change of plans',
        'The rules of each course, in Japanese',
        'Free cancellation until {{departure}} before the tee time',
      ],
    },
  },
  closing: {
    title: 'One more makes a foursome',
    text: 'See who has an open spot this weekend.',
    action: 'Find a game',
  },
}
export default whyUs
