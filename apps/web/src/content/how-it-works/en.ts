import type { Contents } from '../pages.ts'

const how: Contents['how-it-works'] = {
  title: 'How it works',
  description: 'Joining, hosting and partnering with TomoGolf, step by step.',
  lead: 'One group, one tee time, one hold on a card. Choose where you stand.',
  tabs: {
    hosts: {
      label: 'For Hosts',
      pageTitle: 'How it works for hosts',
      description:
        'Host a golf game in Japan: open the free places in your tee time, meet visitors, show a QR code. Hosting is free; when a guest does not come, the green-fee part is owed to you.',
      title: 'Open your group to somebody new',
      lead: 'You have a tee time and a place or three to fill. Let people from elsewhere play it with you. Hosting is free.',
      steps: {
        plan: {
          title: 'Book as you always do',
          blocks: [
            'Your course, your tee time, with guests allowed. You set the price to what the course charges a guest that day. You earn nothing from it, and you pay no fee.',
          ],
        },
        open: {
          title: 'Open the places',
          blocks: [
            'Up to {{maxGuests}} guests, from {{hostLead}} to a year ahead. Say what is included: cart, caddie, lunch, a lift from the station. The first time you complete your profile, save a card and accept the host terms.',
          ],
        },
        guests: {
          title: 'Guests join with a hold',
          blocks: [
            'The green fee and the platform fee are held on each guest’s card. Somebody who joins means it. You see first name, level and languages, and get an e-mail about every change.',
          ],
        },
        change: {
          title: 'Plans change',
          blocks: [
            'Until {{departure}} before the tee time you can cancel, or change anything but the price. After that people are on their way, and changes go through us.',
          ],
        },
        meet: {
          title: 'Meet your guests',
          blocks: [
            'Be there {{hostEarly}} before the tee time. Show them the desk, the lockers and the breakfast. It may be their first Japanese clubhouse.',
          ],
        },
        show: {
          title: 'Show your code',
          blocks: [
            'Your guests scan it and are checked in. It works from {{checkIn}} before the tee time until {{checkIn}} after it, and the eight characters below it can be typed.',
          ],
        },
        after: {
          title: 'If somebody does not come',
          blocks: [
            'The guest’s whole hold is charged, unless the guest was there. The green-fee part is owed to you, because the course may bill you for the empty place.',
          ],
        },
      },
      blocks: [
        {
          note: 'A host who does not come pays the base platform fee, {{feeBase}}, for each guest who was let down, and gets a strike. It keeps the promise fair on both sides.',
          tone: 'warning',
        },
        'The details are in the [terms](/terms#hosts) and the [cancellation rules](/cancellation).',
      ],
      action: 'Host a game',
    },
    guests: {
      label: 'For Guests',
      pageTitle: 'How it works for guests',
      description:
        'Join a golf game with local players in Japan: find a group, leave a hold on your card, check in with a QR code. You pay the platform fee only when you play.',
      title: 'Find your place in a group',
      lead: 'Local golfers have the tee time. You bring your swing. Your card is only held until you check in.',
      steps: {
        find: {
          title: 'Find a game',
          blocks: [
            'By day, region and level. You see the course, the price, what is included, who hosts and who else is coming. Times are Japan time; yours stands next to it.',
          ],
        },
        profile: {
          title: 'Tell us who is coming',
          blocks: [
            'Nine items in your profile and one card, once. Courses need to know who enters; your host wants to know whom to look for.',
          ],
        },
        join: {
          title: 'Join with a hold',
          blocks: [
            'The green fee and the platform fee are held on your card. Held is not charged. If the tee time is further away than {{holdLead}}, the hold is placed later, on the day you are shown.',
            { figure: 'held' },
          ],
        },
        wait: {
          title: 'Change your mind in time',
          blocks: [
            'Up to {{departure}} before the tee time you leave free and the hold is released. After that, leaving costs the whole hold. You see the exact amount before you confirm.',
          ],
        },
        arrive: {
          title: 'Arrive early',
          blocks: [
            '45 to 60 minutes before the tee time, at the first tee ten minutes before. Your host is there first. The [guide](/japan-golf-guide) tells you about the desk, the lockers, lunch and the bath.',
          ],
        },
        'check-in': {
          title: 'Scan and tee off',
          blocks: [
            'Scan your host’s QR code at the course. The platform fee is charged and the rest of the hold ends at once. You pay the green fee to the course, after the round.',
            { figure: 'checkIn' },
          ],
        },
        after: {
          title: 'If something goes wrong',
          blocks: [
            'Host not there? Report it on the game’s page after the tee time, and you pay nothing. Check-in forgotten? You have {{statement}} after the game to say that you were there.',
          ],
        },
      },
      blocks: [
        'Not coming at all costs the whole hold and a strike. Leaving late costs the same, but no strike: your host then knows. All cases are in the [cancellation rules](/cancellation).',
      ],
      action: 'Find a game',
    },
    operators: {
      label: 'For Operators',
      pageTitle: 'How it works for golf courses and travel companies',
      description:
        'Golf courses and travel companies in Japan: welcome international golfers who arrive with a host, speak your language through them, and turn up.',
      title: 'Visitors who come with a host',
      lead: 'For golf courses and travel companies. International golfers, brought along by players who know your house.',
      steps: {
        players: {
          title: 'Fuller groups',
          blocks: [
            'A pair or a threesome becomes a foursome. Your member or regular opens the place; the visitor arrives in that group and plays at its pace.',
          ],
        },
        language: {
          title: 'No language barrier at the desk',
          blocks: [
            'The host speaks Japanese with you and knows the rules of the house. Our guide prepares visitors for dress, lunch, bath and carts, in four languages.',
          ],
        },
        'no-shows': {
          title: 'People who come',
          blocks: [
            'A hold stands behind every place. If a guest does not come, the host gets the green-fee part of it and can settle the empty place with you by your rules.',
          ],
        },
        start: {
          title: 'Nothing to install',
          blocks: [
            'You keep your booking system, your prices and your contract with your guest. Tell us about facts that are wrong on your course page, days when visitors are welcome, or a wish to work together.',
          ],
        },
      },
      blocks: [
        'Write to us with the name of your course or company. A person answers within {{answerGeneral}} on business days.',
      ],
      action: 'Write to us',
    },
  },
}
export default how
