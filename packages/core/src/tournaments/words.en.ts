export const tournamentsEnglish = {
  'tournaments.title': 'Tournaments',
  'tournaments.active': 'Active',
  'tournaments.upcoming': 'Upcoming',
  'tournaments.concluded': 'Concluded',
  'tournaments.none-active': 'No tournament is running at the moment',
  'tournaments.none-upcoming': 'No tournament is upcoming',
  'tournaments.none-concluded': 'No tournament has concluded yet',
  'tournaments.prize': 'Prize',
  'tournaments.leaders': 'Leader board',
  'tournaments.winners': 'Winners',
  'tournaments.leader': 'Leader',
  'tournaments.rank': 'Rank',
  'tournaments.player': 'Player',
  'tournaments.points': 'Points'
}
