import type { Contents } from '../pages.ts'

const solutions: Contents['solutions'] = {
  title: 'How we fix it',
  description:
    'How TomoGolf gets visitors to the first tee in Japan: spots in local groups, a concierge, hosts who speak for you, clear prices, holds and QR check-in.',
  lead: 'One answer for each of the seven problems, and what it means for you.',
  sections: {
    alone: {
      title: 'A spot in an existing group',
      blocks: [
        'Hosts open up spots in groups that already have a tee time. You join as one of four: no minimum, no surcharge for being alone. [See who’s playing](/games).',
      ],
    },
    booking: {
      title: 'The booking is already made',
      blocks: [
        'Your host has it. You join in three steps, in your language, until {{joinDeadline}} before the tee time. For a group of your own, the [concierge](/book-japan-golf) books for you and replies within {{answerRequest}}.',
      ],
    },
    language: {
      title: 'Someone to ask',
      blocks: [
        'Your host is right next to you at the front desk. Each game shows the languages spoken in it, and everything we write comes in four.',
      ],
    },
    cost: {
      title: 'You know the amount before you agree',
      blocks: [
        'You see the green fee, what it includes, the platform fee and the hold before you join. They stay as agreed, whatever changes later.',
        { figure: 'held' },
      ],
    },
    'no-shows': {
      title: 'A hold, and a code that proves you came',
      blocks: [
        'When you join, we hold the green fee and the platform fee. When you scan the host’s code at the course, we charge the platform fee and release the rest. If a guest doesn’t show up, the hold is charged and the host receives the green fee portion. If the host doesn’t show up, guests pay nothing.',
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
        'Tell us your height, whether you’re right- or left-handed, and what you like to play. [Rental sets](/japan-golf-rental) are delivered to the course, for a day or a month.',
      ],
    },
  },
  closing: {
    title: 'Try it one Saturday',
    text: 'Browsing is free, and your card is only held, not charged, until you check in.',
    action: 'Find a game',
  },
}
export default solutions
