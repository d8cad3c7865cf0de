import { expect, test } from 'vitest'
import { findContactDetails } from './find-contact-details.ts'

test.each([
  'LINE ID: kenji_golf',
  '카톡 아이디 golfking',
  '微信：golf888',
  'my handle is @kenjigolf',
  '〒299-4501',
  '千葉県いすみ市岬町3丁目2',
  '2240 Misaki-cho, Isumi',
  '221 Baker Street',
  '강남대로 123번길',
  '南京西路100号',
])('an account or a postal address is found: %s', (text) => {
  expect(findContactDetails(text)).toEqual(['address'])
})
test.each([
  'See you at 07:42 on 2026-11-28.',
  '2026年11月28日 7:42に会いましょう。',
  'I land at Haneda on Friday night. Anyone else on the 05:40 train?',
  'It costs ¥15,000 with lunch, $118 without.',
  'My handicap is 18.4. I shot 92, 88 and 95 this year.',
  'Seven iron is about 150 m for me.',
  '海風が強いので、ウインドブレーカーがあると安心です。',
  '駅まで車で10分です。',
  '앞으로 10분 정도 걸려요.',
  '10 minutes drive from the station',
  'Are you online? Wait in line.',
  'OK.See you',
  'Hole 10 is a par 5, 512 yards.',
])('no contact detail: %s', (text) => {
  expect(findContactDetails(text)).toEqual([])
})
