import type { Contents } from '../pages.ts'

const whyUs: Contents['why-us'] = {
  title: 'Seven reasons to play with us',
  pageTitle: 'Why TomoGolf',
  description:
    'What is different about TomoGolf: local hosts, fair holds instead of prepayment, attendance by QR code, four languages, Japan time, and people who answer.',
  lead: 'You could call the club, in Japanese, and ask for a single on a Saturday. Or you could do this.',
  sections: {
    people: {
      title: 'You play with people who know the course',
      blocks: [
        'Your host knows which greens are fast, when to be at the front desk and where to find the best noodles. You see level, languages and rating before you join.',
      ],
    },
    courses: {
      title: 'You play courses that single visitors do not get',
      blocks: [
        'Most clubs do not take a golfer alone, and some take visitors only with someone they know. With a host you are part of the group.',
      ],
    },
    money: {
      title: 'You pay for playing, not for booking',
      blocks: [
        'Nothing is charged when you join. At check-in the platform fee is charged and the rest of the hold ends. You see every amount before you agree.',
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
        'Pages, rules, emails and answers in English, Japanese, Korean and Chinese, written for their readers.',
      ],
    },
    time: {
      title: 'Japan time and your time, always',
      blocks: [
        'Tee times are Japan time, with your own next to them. Deadlines too: you never have to count the hours from San Francisco.',
      ],
    },
    help: {
      title: 'People answer',
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
        'A place in a group that already has its tee time',
      ],
      booking: [
        'The booking',
        'Japanese website or telephone, sometimes a member’s word',
        'Three steps, in your language',
      ],
      words: ['At the desk', 'Gestures and a translation app', 'Your host, standing next to you'],
      price: [
        'The price',
        'Surcharges for two, extras you learn about at the desk',
        'The price and what it includes, before you join',
      ],
      change: [
        'A change of plan',
        'The rules of each course, in Japanese',
        'Free until {{departure}} before the tee time',
      ],
    },
  },
  closing: {
    title: 'One more makes a foursome.',
    text: 'See who has a spot open this weekend.',
    action: 'Find a game',
  },
}
export default whyUs
