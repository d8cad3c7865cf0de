import type { Contents } from '../pages.ts'

const how: Contents['how-it-works'] = {
  title: 'How it works',
  description: 'How joining, hosting and partnering with TomoGolf works, step by step.',
  lead: 'One group, one tee time, one card hold. Choose your role.',
  tabs: {
    hosts: {
      label: 'For Hosts',
      pageTitle: 'How it works for hosts',
      description:
        'Host a golf game in Japan: open the spare spots in your tee time, meet visitors and check them in with a QR code. Hosting is free, and if a guest doesn’t show up you receive the green fee.',
      title: 'Open your group to someone new',
      lead: 'You’ve got a tee time and one to three spots to fill. Share it with visitors. Hosting is free.',
      steps: {
        plan: {
          title: 'Book as you always do',
          blocks: [
            'Your course, your tee time, any booking that allows guests. Set the price to what the course charges guests that day. You don’t make money on it, and you pay no fee.',
          ],
        },
        open: {
          title: 'Open your spots',
          blocks: [
            'Up to {{maxGuests}} guests, from {{hostLead}} to a year ahead. Tell guests what’s included: cart, caddie, lunch, a ride from the station. The first time, you’ll also complete your profile, save a card and accept the host terms.',
          ],
        },
        guests: {
          title: 'Guests join with a hold',
          blocks: [
            'We hold the green fee and the platform fee on each guest’s card, so the people who join are serious. You see their first name, level and languages, and we email you about every change.',
          ],
        },
        change: {
          title: 'Plans change',
          blocks: [
            'Until {{departure}} before the tee time you can cancel, or change anything but the price. After that, people may already be traveling, so changes go through our support team.',
          ],
        },
        meet: {
          title: 'Meet your guests',
          blocks: [
            'Be there {{hostEarly}} before the tee time. Show them the front desk, the lockers and where to get breakfast. It may be their first time in a Japanese clubhouse.',
          ],
        },
        show: {
          title: 'Show your code',
          blocks: [
            'Your guests scan it to check in. It works from {{checkIn}} before the tee time until {{checkIn}} after it. They can also type the eight characters below it.',
          ],
        },
        after: {
          title: 'If someone doesn’t show up',
          blocks: [
            'We charge the guest’s full hold, unless they were there after all. You receive the green fee portion, because the course may bill you for the empty spot.',
          ],
        },
      },
      blocks: [
        {
          note: 'Hosts who don’t show up pay the base platform fee, {{feeBase}}, for each guest they let down, and get a strike. That keeps it fair for everyone.',
          tone: 'warning',
        },
        'See the [terms](/terms#hosts) and the [cancellation policy](/cancellation) for details.',
      ],
      action: 'Host a game',
    },
    guests: {
      label: 'For Guests',
      pageTitle: 'How it works for guests',
      description:
        'Join a golf game with local players in Japan: find a group, place a hold on your card and check in with a QR code. You only pay the platform fee when you play.',
      title: 'Find your spot in a group',
      lead: 'Local golfers have the tee time. You bring your swing. Until you check in, we only place a hold on your card.',
      steps: {
        find: {
          title: 'Find a game',
          blocks: [
            'Search by date, region and level. See the course, the price, what’s included, who’s hosting and who else is playing. Tee times are Japan time, with your own time next to them.',
          ],
        },
        profile: {
          title: 'Tell us who’s coming',
          blocks: [
            'Fill in nine profile details and add a card, just once. Courses need to know who’s coming, and your host needs to know who to look for.',
          ],
        },
        join: {
          title: 'Join with a hold',
          blocks: [
            'We hold the green fee and the platform fee on your card. Held isn’t charged. If the tee time is more than {{holdLead}} away, we place the hold later, on the date we show you.',
            { figure: 'held' },
          ],
        },
        wait: {
          title: 'Change your mind in time',
          blocks: [
            'Cancel for free up to {{departure}} before the tee time and we release the hold. After that, canceling costs the full hold. You’ll see the exact amount before you confirm.',
          ],
        },
        arrive: {
          title: 'Arrive early',
          blocks: [
            'Be at the clubhouse 45 to 60 minutes before the tee time and at the first tee 10 minutes before. Your host will be there first. Our [guide](/japan-golf-guide) covers the front desk, lockers, lunch and the bath.',
          ],
        },
        'check-in': {
          title: 'Scan and tee off',
          blocks: [
            'Scan your host’s QR code at the course. We charge the platform fee and release the rest of the hold right away. You pay the green fee at the course after your round.',
            { figure: 'checkIn' },
          ],
        },
        after: {
          title: 'If something goes wrong',
          blocks: [
            'Host not there? Report it on the game page after the tee time, and you won’t be charged while we check. Forgot to check in? You have {{statement}} after the game to say you were there.',
          ],
        },
      },
      blocks: [
        'A no-show costs the full hold and a strike. A late cancellation costs the same but without a strike, because your host knows in advance. See the [cancellation policy](/cancellation) for every case.',
      ],
      action: 'Find a game',
    },
    operators: {
      label: 'For Operators',
      pageTitle: 'How it works for golf courses and travel companies',
      description:
        'Golf courses and travel companies in Japan: welcome international golfers who arrive with a host, communicate through them, and show up.',
      title: 'Visitors who come with a host',
      lead: 'For golf courses and travel companies. International golfers, brought along by players who know your club.',
      steps: {
        players: {
          title: 'Fuller groups',
          blocks: [
            'A twosome or threesome becomes a foursome. Your member or regular opens the spot, and the visitor joins that group and plays at its pace.',
          ],
        },
        language: {
          title: 'No language barrier at the front desk',
          blocks: [
            'The host speaks Japanese with you and knows your house rules. Our guide prepares visitors for dress code, lunch, bath and carts, in four languages.',
          ],
        },
        'no-shows': {
          title: 'Guests who show up',
          blocks: [
            'Every spot is backed by a card hold. If a guest doesn’t show up, the host receives the green fee portion and can settle the empty spot with you under your rules.',
          ],
        },
        start: {
          title: 'Nothing to install',
          blocks: [
            'You keep your booking system, your prices and your contract with your guest. Tell us about mistakes on your course page, days when visitors are welcome, or how you’d like to work together.',
          ],
        },
      },
      blocks: [
        'Contact us with the name of your course or company. We’ll reply within {{answerGeneral}} on business days.',
      ],
      action: 'Contact us',
    },
  },
}
export default how
