import type { Contents } from '../pages.ts'

const solutions: Contents['solutions'] = {
  title: 'How we solve it',
  description:
    'How TomoGolf gets visitors to the first tee in Japan: spots in local groups, a concierge, hosts who speak for you, clear prices, holds and QR check-in.',
  lead: 'One answer for each of the seven problems, and what it means for you.',
  sections: {
    alone: {
      title: 'A place in a group that exists',
      blocks: [
        'Hosts open up spots in groups that already have a tee time. You join as one of four: no minimum, no surcharge for being alone. [See who is playing](/games).',
      ],
    },
    booking: {
      title: 'The booking is already made',
      blocks: [
        'Your host has it. You join in three steps, in your language, until {{joinDeadline}} before the tee time. For a group of your own the [concierge](/book-japan-golf) books, and answers within {{answerRequest}}.',
      ],
    },
    language: {
      title: 'Someone to ask',
      blocks: [
        'Your host stands next to you at the desk. Each game shows the languages that are spoken in it, and everything we write comes in four.',
      ],
    },
    cost: {
      title: 'The amount, before you agree',
      blocks: [
        'The green fee, what it includes, the platform fee and the hold are on the page before you join, and stay as agreed whatever changes later.',
        { figure: 'held' },
      ],
    },
    'no-shows': {
      title: 'A hold, and a code that proves it',
      blocks: [
        'Joining holds the green fee and the platform fee. Scanning the host’s code at the course releases it. If a guest doesn’t show up, the hold is charged and the host receives the green fee portion. If the host doesn’t show up, guests pay nothing.',
        { figure: 'charged' },
      ],
    },
    manners: {
      title: 'A guide, and someone to follow',
      blocks: [
        'Our [guide](/japan-golf-guide) takes you from the front desk to the bath. At the course, do as your host does.',
      ],
    },
    clubs: {
      title: 'Clubs that are already there',
      blocks: [
        'Tell us your height, right- or left-handed, and what you like to play. [Rental sets](/japan-golf-rental) are delivered to the course, for a day or a month.',
      ],
    },
  },
  closing: {
    title: 'Try it on one Saturday.',
    text: 'Looking is free, and until you check in your card is only held.',
    action: 'Find a game',
  },
}
export default solutions
