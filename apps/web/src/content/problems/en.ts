import type { Contents } from '../pages.ts'

const problems: Contents['problems'] = {
  title: 'Why golf in Japan is hard for visitors',
  pageTitle: 'Why golf in Japan is hard to book',
  description:
    'Seven things that stand between a visitor and a tee time in Japan: playing alone, booking, language, price, no-shows, manners and clubs.',
  lead: 'The courses are wonderful and the people are kind. Getting to the first tee is another matter.',
  sections: {
    alone: {
      title: 'One isn’t a group',
      blocks: [
        'Courses book groups, not individuals. Single golfers are rarely accepted, and even two often pay a surcharge. If you’re traveling alone for work, or with a partner who doesn’t play, you end up staying at the hotel.',
      ],
    },
    booking: {
      title: 'The booking is in Japanese',
      blocks: [
        'Booking sites want a Japanese address and phone number, clubs want a call, and a few want a member to vouch for you. Tee times open months ahead, and the good ones are gone by the time you book your flight.',
      ],
    },
    language: {
      title: 'Nobody to ask',
      blocks: [
        'The front desk, the signs and the local rules are in Japanese. Staff are helpful, but few speak another language. Small questions (where do I pay, which tee, is this ball out of bounds?) become big ones.',
      ],
    },
    cost: {
      title: 'The price is a guessing game',
      blocks: [
        'Is lunch included? The cart? What about the twosome surcharge, the tax, the locker? Even the day before, no one can tell you what the day will cost.',
      ],
    },
    'no-shows': {
      title: 'People don’t show up',
      blocks: [
        'This is the host’s side. A course bills the group for every empty spot. Inviting a stranger from the internet means risking your Saturday, and their green fee.',
      ],
    },
    manners: {
      title: 'It’s easy to get things wrong',
      blocks: [
        'A jacket at the door, a bath after the round, caps, phones, lunch at the turn. None of it is difficult, but nobody tells you, and nobody wants to be the guest who got it wrong.',
      ],
    },
    clubs: {
      title: 'And then there are the clubs',
      blocks: [
        'Taking a golf bag on the train is no fun, rental sets are hard to find, left-handed ones even harder, and the delivery form is in Japanese.',
      ],
    },
  },
  closing: {
    title: 'All of it can be solved',
    text: 'Most of it by one person who plays there every week.',
    action: 'See how we fix it',
  },
}
export default problems
