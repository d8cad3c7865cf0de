/** Given and family names of the people in a generated world; each pair occurs many times, as in life. */
export const FIRST_NAMES = [
  'Aiko', 'Akira', 'Amelia', 'Anders', 'Andrea', 'Anna', 'Antoine', 'Ben', 'Carlos', 'Charlotte', 'Chen', 'Chloe', 'Daichi', 'Daniel', 'Emily', 'Emma', 'Erik', 'Fatima', 'Felix', 'Fumiko',
  'Giulia', 'Hana', 'Hannah', 'Haruto', 'Hiroshi', 'Isabel', 'Jack', 'James', 'Jiho', 'Jisoo', 'Julia', 'Kaito', 'Kazuko', 'Kenji', 'Lars', 'Laura', 'Liam', 'Lin', 'Lucas', 'Luca',
  'Maria', 'Marcus', 'Mateo', 'Mei', 'Mia', 'Minho', 'Minjun', 'Miyu', 'Naoko', 'Nina', 'Noah', 'Olivia', 'Oscar', 'Paul', 'Priya', 'Rahul', 'Ren', 'Rina', 'Ryo', 'Sakura',
  'Sara', 'Seoyeon', 'Shota', 'Simon', 'Sofia', 'Sora', 'Sven', 'Takashi', 'Thomas', 'Tomoko', 'Viktor', 'Wei', 'William', 'Xin', 'Yuki', 'Yuna', 'Yuto', 'Zoe',
] as const
export const LAST_NAMES = [
  'Abe', 'Andersson', 'Becker', 'Bianchi', 'Brown', 'Carter', 'Chan', 'Choi', 'Dubois', 'Endo', 'Evans', 'Fischer', 'Fujita', 'Garcia', 'Goto', 'Gupta', 'Hansen', 'Harris', 'Hayashi', 'Ito',
  'Johnson', 'Jung', 'Kato', 'Kim', 'Kobayashi', 'Lee', 'Li', 'Lopez', 'Martin', 'Matsumoto', 'Meyer', 'Miller', 'Mori', 'Murphy', 'Nakamura', 'Nguyen', 'Novak', 'Okada', 'Park', 'Patel',
  'Rossi', 'Saito', 'Sato', 'Schmidt', 'Shimizu', 'Silva', 'Smith', 'Suzuki', 'Tanaka', 'Taylor', 'Wang', 'Watanabe', 'Weber', 'Wilson', 'Wong', 'Yamada', 'Yamamoto', 'Yoshida', 'Zhang', 'Zhou',
] as const
