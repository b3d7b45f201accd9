//! The table in `docs/handbook-coverage.md`: every rule of the handbook with the test that proves it or the act that
//! stores or applies it.
//!
//! With `ADOUBE_UPDATE=1` the test rewrites the table instead of comparing it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use adoube_federation::cases::{Matter, Offender};
use adoube_federation::clash::{ChangeGround, MatchChange, RoundChange};
use adoube_federation::commission::{Member, Task};
use adoube_federation::handbook::{RULES, RuleKind};
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};
use adoube_federation::licence::LicencePaper;
use adoube_federation::papers::PaperKind;
use adoube_laws::Date;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const FED: &str = "crates/federation/src/";
const ACTS: &str = "crates/federation/tests/";
const TOURNAMENT: &str = "crates/tournament/src/";
const EVENT: &str = "crates/event/src/tests/";
const RATING: &str = "crates/rating/tests/vectors.rs";

/// A computed rule: folder, file and tests that prove it.
type Proof = (&'static str, &'static str, &'static str, &'static str);

const PROOFS: &[Proof] = &[
    ("Delegates 5.23", FED, "strength.rs", "v_li_order_of_the_list"),
    ("Delegates 5.23", ACTS, "joints.rs", "a_league_of_today_orders_its_lists_by_fide_rating_with_a_tolerance"),
    ("Delegates 5.311", FED, "strength.rs", "v_bi_numbers_of_additions"),
    ("Delegates 5.321", ACTS, "office.rs", "delegates_5_311_and_5_321_additions"),
    ("Delegates 5.321", ACTS, "examples/games.rs", "e17_the_list_closes_when_the_round_begins"),
    ("Delegates 5.322", ACTS, "office.rs", "delegates_5_322_and_identification_6_3_entries_need_a_licence"),
    ("Delegates 5.422 i", FED, "venue.rs", "v_ve_conditions_of_a_venue"),
    ("Delegates 5.512", FED, "result.rs", "v_lc_4_colours_by_board"),
    ("Delegates 5.512", ACTS, "rating.rs", "rating_1_which_games_count"),
    ("Delegates 5.61", ACTS, "match_day.rs", "delegates_5_61_line_ups_are_checked_and_stay_closed_until_both_are_in"),
    ("Delegates 5.71", FED, "deadlines.rs", "v_dl_1_to_5_results_and_records"),
    ("Delegates 5.71", ACTS, "match_day.rs", "delegates_5_71_reports_are_compared_and_late_ones_warned_of"),
    ("Delegates 5.71", ACTS, "examples/rounds.rs", "e8_deadlines_over_holidays"),
    ("Delegates 5.811", FED, "deadlines.rs", "v_dl_1_to_5_results_and_records"),
    ("Delegates 5.811", ACTS, "joints.rs", "delegates_5_811_the_day_of_arrival_counts_not_that_of_typing"),
    ("Delegates 5.811", ACTS, "examples/rounds.rs", "e8_deadlines_over_holidays"),
    ("Identification 6.3", ACTS, "office.rs", "delegates_5_322_and_identification_6_3_entries_need_a_licence"),
    ("Teams 7.11", FED, "teams.rs", "teams_7_11_to_7_13_boards"),
    ("Teams 7.12", FED, "teams.rs", "teams_7_11_to_7_13_boards"),
    ("Teams 7.13", FED, "teams.rs", "teams_7_11_to_7_13_boards"),
    ("Teams 7.14", ACTS, "office.rs", "teams_7_14_a_delegation_sets_its_own_number_of_boards"),
    ("Teams 7.14", ACTS, "office.rs", "teams_7_14_and_7_21_titulars_are_as_many_as_the_boards"),
    ("Teams 7.21", FED, "teams.rs", "teams_7_21_to_7_25_titulars"),
    ("Teams 7.21", ACTS, "office.rs", "teams_7_14_and_7_21_titulars_are_as_many_as_the_boards"),
    ("Teams 7.21", ACTS, "examples/rounds.rs", "e2_titulars_follow_the_boards_of_the_event"),
    ("Teams 7.22", FED, "lineup.rs", "v_lu_line_ups_of_club_x"),
    ("Teams 7.22", ACTS, "examples/rounds.rs", "e2_titulars_follow_the_boards_of_the_event"),
    ("Teams 7.23", FED, "lineup.rs", "v_lu_line_ups_of_club_x"),
    ("Teams 7.23", ACTS, "examples/rounds.rs", "e2_titulars_follow_the_boards_of_the_event"),
    ("Teams 7.24", FED, "teams.rs", "teams_7_21_to_7_25_titulars"),
    ("Teams 7.24", ACTS, "examples/rounds.rs", "e2_titulars_follow_the_boards_of_the_event"),
    ("Teams 7.25", FED, "lineup.rs", "v_lc_3_letters_count_within_a_category"),
    ("Teams 7.25", ACTS, "office.rs", "teams_7_25_letters_follow_categories_in_whatever_order_teams_are_entered"),
    ("Teams 7.26", FED, "lineup.rs", "v_lc_1_and_2_copa_catalana"),
    ("Teams 7.26", ACTS, "bodies.rs", "teams_7_26_both_halves_of_a_ten_enter_the_copa"),
    ("Teams 7.26", ACTS, "examples/rounds.rs", "e3_halves_of_the_copa"),
    ("Teams 7.31", FED, "lineup.rs", "teams_7_31_any_lower_players_in_order"),
    ("Teams 7.32", FED, "lineup.rs", "v_lu_line_ups_of_club_x"),
    ("Teams 7.33", ACTS, "match_day.rs", "teams_7_33_and_7_34_nobody_on_two_records_of_a_round"),
    ("Teams 7.33", ACTS, "match_day/absences.rs", "teams_7_33_a_postponed_round_is_still_the_same_round"),
    ("Teams 7.33", ACTS, "examples/rounds.rs", "e1_the_same_round_after_a_postponement"),
    ("Teams 7.34", ACTS, "match_day.rs", "teams_7_33_and_7_34_nobody_on_two_records_of_a_round"),
    (
        "Teams 7.34",
        ACTS,
        "match_day/absences.rs",
        "teams_7_34_a_competition_outside_the_championship_has_rounds_of_its_own",
    ),
    ("Foreigners 8.1", FED, "lineup.rs", "v_ly_line_ups_of_club_y"),
    ("Foreigners 8.1", ACTS, "examples/rounds.rs", "e2_titulars_follow_the_boards_of_the_event"),
    ("Foreigners 8.2", FED, "lineup.rs", "v_lu_line_ups_of_club_x"),
    ("Foreigners 8.2", ACTS, "examples/rounds.rs", "e2_titulars_follow_the_boards_of_the_event"),
    ("Adjournments 10.1 (a)", FED, "unfinished.rs", "v_ad_can_the_pending_games_decide"),
    (
        "Adjournments 10.1 (a)",
        ACTS,
        "match_day/adjournments.rs",
        "adjournments_10_1_quick_finish_and_analysis_only_when_nothing_is_decided",
    ),
    ("Adjournments 10.1 (a)", ACTS, "examples/games.rs", "e12_can_the_pending_games_decide_and_when_may_they_be_sent"),
    ("Competition rules 12.1 (a)", FED, "lateness.rs", "v_de_1_to_11_late_players"),
    (
        "Competition rules 12.1 (a)",
        ACTS,
        "match_day/absences.rs",
        "competition_rules_12_1_nobody_is_absent_before_the_hour_is_over",
    ),
    ("Competition rules 12.1 (a)", ACTS, "examples/rounds.rs", "e5_a_players_absence_needs_its_hour"),
    ("Competition rules 12.1 (c)", FED, "lateness.rs", "v_de_1_to_11_late_players"),
    ("Competition rules 12.1 (c)", ACTS, "examples/rounds.rs", "e6_sixty_and_forty"),
    ("Competition rules 12.2", ACTS, "match_day.rs", "competition_rules_12_2_a_player_is_of_the_town_of_the_club"),
    ("Competition rules 12.3 (a)", FED, "lateness.rs", "v_ht_half_a_team"),
    ("Competition rules 12.3 (a)", ACTS, "examples/rounds.rs", "e4_half_of_an_odd_team"),
    ("Competition rules 12.3 (b)", ACTS, "match_day.rs", "competition_rules_12_3_half_a_team_absent"),
    ("Competition rules 12.3 (b)", ACTS, "examples/rounds.rs", "e4_half_of_an_odd_team"),
    ("Competition rules 12.4", FED, "lateness.rs", "v_ht_8_resumption"),
    (
        "Competition rules 12.4",
        ACTS,
        "match_day/adjournments.rs",
        "adjournments_10_and_11_from_the_sealed_move_to_the_third_session",
    ),
    ("Substitutes 13.1 (a)", FED, "substitution.rs", "v_su_substitutes"),
    ("Substitutes 13.1 (b)", FED, "substitution.rs", "v_su_substitutes"),
    ("Substitutes 13.1 (b)", ACTS, "examples/rounds.rs", "e7_the_window_of_substitutions"),
    ("Substitutes 13.11", FED, "substitution.rs", "v_su_substitutes"),
    ("Substitutes 13.2 (a)", FED, "substitution.rs", "v_su_substitutes"),
    ("Substitutes 13.2 (a)", ACTS, "examples/rounds.rs", "e7_the_window_of_substitutions"),
    ("Substitutes 13.2 (b)", FED, "substitution.rs", "substitutes_13_2_window_to_the_second"),
    ("Substitutes 13.2 (b)", ACTS, "examples/rounds.rs", "e7_the_window_of_substitutions"),
    ("Substitutes 13.3", FED, "substitution.rs", "v_su_substitutes"),
    ("Substitutes 13.3", ACTS, "match_day/absences.rs", "teams_7_33_a_postponed_round_is_still_the_same_round"),
    ("Substitutes 13.3", ACTS, "examples/rounds.rs", "e1_the_same_round_after_a_postponement"),
    ("Withdrawals 14.1", ACTS, "office.rs", "v_wi_8_two_absences_eliminate_a_team_and_its_matches_are_annulled"),
    ("Withdrawals 14.1", ACTS, "match_day/absences.rs", "withdrawals_14_1_absent_on_every_board_is_absent_as_a_team"),
    ("Withdrawals 14.1", ACTS, "office.rs", "v_wi_7_two_absences_eliminate_a_player"),
    ("Withdrawals 14.1", ACTS, "examples/tables.rs", "e9_two_absences_of_a_team_before_and_after_half"),
    ("Withdrawals 14.22", FED, "withdrawal.rs", "v_wi_10_automatic_withdrawal"),
    ("Withdrawals 14.3", TOURNAMENT, "withdrawal.rs", "v_wi_1_to_6_half_of_the_event"),
    ("Withdrawals 14.3", ACTS, "examples/tables.rs", "e9_two_absences_of_a_team_before_and_after_half"),
    ("Withdrawals 14.31", TOURNAMENT, "withdrawal.rs", "v_wi_1_to_6_half_of_the_event"),
    ("Withdrawals 14.31", FED, "league_table/tests.rs", "withdrawals_14_31_in_a_swiss_the_opponents_keep_their_points"),
    ("Withdrawals 14.31", TOURNAMENT, "withdrawal.rs", "v_wi_9_round_robin_annulment"),
    ("Withdrawals 14.31", ACTS, "examples/tables.rs", "e10_annulment_in_a_swiss_for_teams"),
    ("Calendar 15.3", FED, "clash.rs", "v_ca_4_5_8_changes_of_date_and_venue"),
    ("Calendar 15.3", ACTS, "examples/games.rs", "e16_the_last_two_rounds"),
    ("Calendar 15.8", FED, "clash.rs", "v_ca_1_to_3_window_in_a_swiss"),
    ("Calendar 15.9", FED, "clash.rs", "v_ca_7_foreign_players"),
    ("Calendar 15.10 (a)", FED, "clash.rs", "v_ca_4_5_8_changes_of_date_and_venue"),
    ("Calendar 15.10 (a)", ACTS, "examples/games.rs", "e16_the_last_two_rounds"),
    ("Competition Committee 2.1 (a)", FED, "appeal.rs", "v_ap_appeals"),
    (
        "Competition Committee 2.1 (a)",
        ACTS,
        "verdicts.rs",
        "competition_committee_2_1_a_each_party_has_fifteen_days_of_its_own",
    ),
    ("Competition Committee 2.1 (a)", ACTS, "examples/office.rs", "e24_fifteen_days_of_ones_own"),
    ("Competition Committee 2.1 (b)", FED, "appeal.rs", "v_ap_appeals"),
    ("Competition Committee 2.2", ACTS, "bodies.rs", "v_ap_2_no_appeal_outside_official_events"),
    ("Sports Commission 1.1", FED, "commission.rs", "v_vo_9_membership"),
    ("Sports Commission 1.1", ACTS, "bodies.rs", "sports_commission_members_meetings_and_removal"),
    ("Sports Commission 2.2", FED, "commission.rs", "v_vo_9_membership"),
    ("Sports Commission 3.2", FED, "commission.rs", "v_vo_9_membership"),
    ("Sports Commission 7.1", FED, "commission.rs", "v_vo_1_to_8_votes"),
    (
        "Sports Commission 7.1",
        ACTS,
        "joints.rs",
        "sports_commission_8_1_the_presidents_vote_is_kept_only_where_it_decides",
    ),
    ("Sports Commission 7.1", ACTS, "examples/office.rs", "e25_votes_of_the_commission"),
    ("Sports Commission 7.2", FED, "commission.rs", "v_vo_1_to_8_votes"),
    (
        "Sports Commission 7.2",
        ACTS,
        "joints.rs",
        "sports_commission_8_1_the_presidents_vote_is_kept_only_where_it_decides",
    ),
    ("Sports Commission 7.2", ACTS, "examples/office.rs", "e25_votes_of_the_commission"),
    ("Sports Commission 7.3", FED, "commission.rs", "v_vo_1_to_8_votes"),
    (
        "Sports Commission 7.3",
        ACTS,
        "joints.rs",
        "sports_commission_8_1_the_presidents_vote_is_kept_only_where_it_decides",
    ),
    ("Sports Commission 7.3", ACTS, "examples/office.rs", "e25_votes_of_the_commission"),
    ("Pairing systems 1.1", TOURNAMENT, "swiss1985/tests.rs", "v_sw_a_eight_players_five_rounds"),
    ("Pairing systems 2.1", TOURNAMENT, "roundrobin.rs", "v_rr_1_every_pair_once_and_colours_balanced"),
    ("Pairing systems 3.1", TOURNAMENT, "knockout/mod.rs", "v_ko_first_rounds"),
    ("Pairing systems 3.1", ACTS, "bodies.rs", "copa_catalana_by_acts"),
    ("Pairing systems 4.1", FED, "result.rs", "pairing_systems_4_1_and_4_11_points_of_boards_and_matches"),
    ("Pairing systems 4.1", ACTS, "examples/tables.rs", "e11_olympic_scoring_and_the_order_of_tie_breaks"),
    ("Pairing systems 4.11", FED, "league_table/tests.rs", "v_tb_d_1_and_3_team_league"),
    ("Pairing systems 4.11", ACTS, "examples/tables.rs", "e11_olympic_scoring_and_the_order_of_tie_breaks"),
    ("Tie-breaks 1.11", FED, "league_table/tests.rs", "v_tb_d_1_and_3_team_league"),
    ("Tie-breaks 1.11", ACTS, "examples/tables.rs", "e11_olympic_scoring_and_the_order_of_tie_breaks"),
    ("Tie-breaks 1.21", FED, "league_table/tests.rs", "tie_breaks_1_21_and_1_51_dutch_alone"),
    ("Tie-breaks 1.3", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_b_seven_players_with_byes"),
    ("Tie-breaks 1.41", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_c_round_robin"),
    ("Tie-breaks 1.51", FED, "league_table/tests.rs", "tie_breaks_1_21_and_1_51_dutch_alone"),
    ("Tie-breaks 1.61", FED, "entries.rs", "v_tb_e_9_and_10_cash_prizes"),
    ("Tie-breaks 1.711", FED, "entries.rs", "v_vo_10_entry_ties"),
    ("Tie-breaks 1.711", ACTS, "norms.rs", "tie_breaks_1_711_to_1_714_limited_places_go_by_elo_and_lots"),
    ("Tie-breaks 1.711", ACTS, "examples/office.rs", "e23_limited_places"),
    ("Tie-breaks 1.712", FED, "entries.rs", "v_vo_10_entry_ties"),
    ("Tie-breaks 1.712", ACTS, "norms.rs", "tie_breaks_1_711_to_1_714_limited_places_go_by_elo_and_lots"),
    ("Tie-breaks 1.712", ACTS, "examples/office.rs", "e23_limited_places"),
    ("Tie-breaks 1.713", FED, "entries.rs", "v_vo_10_entry_ties"),
    ("Tie-breaks 1.713", ACTS, "norms.rs", "tie_breaks_1_711_to_1_714_limited_places_go_by_elo_and_lots"),
    ("Tie-breaks 1.713", ACTS, "examples/office.rs", "e23_limited_places"),
    ("Tie-breaks 2.1", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_a_eight_players"),
    ("Tie-breaks 2.2", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_a_eight_players"),
    ("Tie-breaks 2.3", FED, "league_table/tests.rs", "tie_breaks_2_31_matches_without_play_count_two"),
    ("Tie-breaks 2.3", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_e_single_values"),
    ("Tie-breaks 2.31", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_e_single_values"),
    ("Tie-breaks 2.31", FED, "league_table/tests.rs", "tie_breaks_2_31_matches_without_play_count_two"),
    ("Tie-breaks 2.31", ACTS, "examples/tables.rs", "e9_two_absences_of_a_team_before_and_after_half"),
    ("Tie-breaks 2.4", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_e_single_values"),
    ("Tie-breaks 2.5", TOURNAMENT, "knockout/mod.rs", "v_du_drawn_matches"),
    ("Tie-breaks 2.51", TOURNAMENT, "knockout/mod.rs", "v_du_drawn_matches"),
    ("Tie-breaks 2.52", TOURNAMENT, "knockout/mod.rs", "v_du_drawn_matches"),
    ("Tie-breaks, Harkness", TOURNAMENT, "tiebreaks/handbook_tests.rs", "v_tb_e_single_values"),
    ("Tie-breaks, direct encounter", FED, "league_table/tests.rs", "d_65_direct_encounter_only_when_all_have_met"),
    (
        "Tie-breaks, direct encounter",
        TOURNAMENT,
        "tiebreaks/handbook_tests.rs",
        "v_tb_c_4_direct_encounter_before_kashdan",
    ),
    ("Swiss 1.1", TOURNAMENT, "swiss1985/tests.rs", "v_sw_a_eight_players_five_rounds"),
    ("Swiss 1.2", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w8_no_pairing_exists"),
    ("Swiss 1.3", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w7_who_rests"),
    ("Swiss 1.4", TOURNAMENT, "swiss1985/tests.rs", "v_sw_c_colours_of_one_pair"),
    ("Swiss 1.5", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w_whole_rounds"),
    ("Swiss 2.1", EVENT, "rules.rs", "swiss_2_1_starting_list_by_elo_then_alphabet"),
    ("Swiss 2.2", TOURNAMENT, "swiss1985/tests.rs", "v_sw_a_eight_players_five_rounds"),
    ("Swiss 2.3", TOURNAMENT, "swiss1985/tests.rs", "v_sw_g_replacement_within_a_group"),
    ("Swiss 2.4", TOURNAMENT, "swiss1985/tests.rs", "v_sw_g_replacement_within_a_group"),
    ("Swiss 2.5", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w6_rule_2_5_pairs_with_the_group_above"),
    ("Swiss 3.1", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w8_no_pairing_exists"),
    ("Swiss 3.2", TOURNAMENT, "swiss1985/tests.rs", "v_sw_g_replacement_within_a_group"),
    ("Swiss 3.3", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w_whole_rounds"),
    ("Swiss 3.4", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w_whole_rounds"),
    ("Swiss 4.1", TOURNAMENT, "swiss1985/tests.rs", "v_sw_a_eight_players_five_rounds"),
    ("Swiss 4.1", TOURNAMENT, "swiss1985/tests.rs", "d_82_the_middle_round_and_group"),
    ("Swiss 5.1", TOURNAMENT, "swiss1985/tests.rs", "v_sw_b_seven_players_five_rounds"),
    ("Swiss 5.2", TOURNAMENT, "swiss1985/tests.rs", "v_sw_c16_first_round"),
    ("Swiss 5.3", TOURNAMENT, "swiss1985/tests.rs", "v_sw_c_colours_of_one_pair"),
    ("Swiss 5.4 (a)", TOURNAMENT, "swiss1985/tests.rs", "v_sw_c_colours_of_one_pair"),
    ("Swiss 5.4 (b)", TOURNAMENT, "swiss1985/tests.rs", "v_sw_w_whole_rounds"),
    ("Open tournaments 1", FED, "homologation.rs", "v_ho_homologation"),
    ("Open tournaments 1", ACTS, "bodies.rs", "open_tournaments_are_homologated_reported_and_annulled"),
    ("Open tournaments 2", FED, "homologation.rs", "v_ho_homologation"),
    ("Open tournaments 2", ACTS, "bodies.rs", "open_tournaments_are_homologated_reported_and_annulled"),
    ("Open tournaments 3", FED, "homologation.rs", "v_ho_homologation"),
    ("Open tournaments 4", FED, "homologation.rs", "v_ho_homologation"),
    ("Open tournaments 5", FED, "homologation.rs", "v_ho_homologation"),
    ("Promotions, absences", RATING, "", "section_13_v_pr_21_nine_opponents"),
    ("Promotions, first category", RATING, "", "section_13_v_pr_21_nine_opponents"),
    ("Promotions, rating order", "crates/rating/src/", "opponent.rs", "v_pr_22_the_two_orders_of_ratings"),
    ("Promotions, unrated", "crates/rating/src/", "opponent.rs", "s_5_imputed_ratings"),
    ("Promotions, first to Preferent", RATING, "", "section_13_v_pr_01_to_20_first_to_preferent"),
    ("Promotions, third to second", RATING, "", "section_13_v_p3_01_to_14_third_and_second"),
    ("Promotions, second to first", RATING, "", "section_13_v_p3_01_to_14_third_and_second"),
    ("Master, title 1", FED, "titles.rs", "master_title_1_and_norm_2_champion_and_runner_up"),
    ("Master, title 1", ACTS, "examples/office.rs", "e21_a_place_gives_one_norm"),
    ("Master, title 5", RATING, "", "section_14_v_mc_17_norms_over_the_seasons"),
    ("Master, title 5", ACTS, "norms.rs", "master_title_5_three_norms_give_the_title_and_fewer_do_not"),
    ("Master, norm 1", RATING, "", "section_14_v_mc_16_rating_norm"),
    ("Master, norm 1", ACTS, "norms.rs", "master_title_5_three_norms_give_the_title_and_fewer_do_not"),
    ("Master, norm 2", FED, "titles.rs", "master_title_1_and_norm_2_champion_and_runner_up"),
    ("Master, norm 2", ACTS, "examples/office.rs", "e21_a_place_gives_one_norm"),
    ("Master, norm 3", RATING, "", "section_14_v_mc_01_to_15_percentages"),
    ("Master, norm 3", ACTS, "norms.rs", "master_norm_3_needs_a_homologated_tournament"),
    ("Master, loss", RATING, "", "section_14_v_mc_17_norms_over_the_seasons"),
    ("Master, loss", ACTS, "norms.rs", "master_loss_a_norm_lost_in_two_seasons_without_one_does_not_count"),
    ("Master, loss", ACTS, "examples/tables.rs", "e20_norms_that_are_lost"),
    ("Master, last round", RATING, "", "section_14_v_mc_19_the_last_opponent_absent"),
    ("Round-robin tables", TOURNAMENT, "roundrobin.rs", "v_rr_1_every_pair_once_and_colours_balanced"),
    ("Round-robin tables", "crates/tournament/tests/", "round_robin_tables.rs", "v_rr_1_tables_as_printed"),
    ("Rating 1 (a)", ACTS, "rating.rs", "rating_1_which_games_count"),
    ("Rating 1 (c)", ACTS, "rating.rs", "rating_1_which_games_count"),
    ("Rating 2 (a)", RATING, "", "section_15_2_v_rp_01_to_13_the_periodic_formula"),
    ("Rating 2 (b)", "crates/rating/tests/", "lists.rs", "v_rp_12_results_are_kept_until_sixteen_games"),
    ("Rating 3 (a)", RATING, "", "section_15_3_v_rc_01_to_16_the_continuous_formula"),
    ("Rating 3 (a)", ACTS, "examples/tables.rs", "e18_a_championship_is_one_event_for_the_rating"),
    ("Rating 3 (b)", RATING, "", "section_15_3_v_rx_4_to_6_rounding_k_and_lists"),
    ("Rating 3 (c)", RATING, "", "section_15_3_v_rt_1_to_6_the_team_championship"),
    ("Rating 3 (c)", ACTS, "joints.rs", "rating_3_c_and_5_c_the_parts_of_a_championship_are_one_event"),
    ("Rating 3 (c)", ACTS, "examples/tables.rs", "e18_a_championship_is_one_event_for_the_rating"),
    ("Rating 3 (d)", RATING, "", "section_15_3_v_rc_01_to_16_the_continuous_formula"),
    ("Rating 3 (e)", RATING, "", "section_15_3_v_rc_01_to_16_the_continuous_formula"),
    ("Rating 4", "crates/rating/src/", "opponent.rs", "v_pr_22_the_two_orders_of_ratings"),
    ("Rating 4", RATING, "", "section_15_3_v_rx_1_to_3_absences_mixed_opponents_two_events"),
    ("Rating 5 (a)", RATING, "", "section_15_3_v_rc_01_to_16_the_continuous_formula"),
    ("Rating 5 (b)", RATING, "", "section_15_3_v_rx_1_to_3_absences_mixed_opponents_two_events"),
    ("Rating 5 (b)", ACTS, "examples/tables.rs", "e18_a_championship_is_one_event_for_the_rating"),
    ("Rating 5 (c)", RATING, "", "section_15_3_v_rt_1_to_6_the_team_championship"),
    ("Rating 6", RATING, "", "section_15_3_v_rx_1_to_3_absences_mixed_opponents_two_events"),
    ("Rating 7", RATING, "", "section_15_3_v_rx_4_to_6_rounding_k_and_lists"),
    ("Rating, examples A", RATING, "", "section_15_s_1_the_periodic_example_of_the_handbook"),
    ("Rating, examples B", RATING, "", "section_15_s_2_and_s_3_the_continuous_example_of_the_handbook"),
];

/// A recorded rule with its own act: the act and a test that performs it.
const STORED: &[(&str, &str)] = &[
    ("Delegates 5.11", "`Club(Delegates)`"),
    ("Delegates 5.12", "`Club(Delegates)`; the home delegate signs as arbiter: `Match(Sign)`"),
    ("Delegates 5.312", "`Licence(Apply)`, without a list"),
    ("Delegates 5.41", "`Event(EnterTeam)`, `Event(EnterPlayer)`: day and delivery"),
    ("Delegates 5.421", "`Event(EnterTeam)`"),
    ("Delegates 5.422 a-d", "`Event(EnterPlayer)`"),
    ("Delegates 5.422 g", "`AskVenue`, `ReplaceDelegate`; reminder `duties::delegates_to_replace`"),
    ("Delegates 5.422 h", "`Event(EnterPlayer)`: age"),
    ("Delegates 5.51", "`Match(Prepare(Laid))`"),
    ("Delegates 5.511", "`Event(Announce)`: session plan"),
    ("Delegates 5.52", "`Match(LineUp)`; printed by `reports::record`"),
    ("Delegates 5.53", "`Match(Prepare(Materials))`"),
    ("Delegates 5.54", "`Match(Prepare(Kept))`"),
    ("Delegates 5.62", "`Match(Prepare(List))`"),
    ("Delegates 5.63", "`Match(Prepare(Credentials))`, `Match(MissingDocument)`"),
    ("Delegates 5.72", "`Event(Announce)`: province; `duties::office_for`"),
    ("Delegates 5.91", "`Match(LineUp)`; printed by `reports::record`"),
    ("Delegates 5.92", "`Match(Mark)`; printed by `reports::record`"),
    ("Delegates 5.94", "`Match(Substitute)`, `Match(MissingDocument)`, `Match(Remark)`, `Match(Sign)`"),
    ("Delegates 5.10", "`Club(NewAddress)`, with `W-ADDRESS-LATE`"),
    ("Identification 6.1", "`Match(Prepare(Credentials))`"),
    ("Identification 6.21", "`Match(Prepare(Credentials))`"),
    ("Adjournments 10.1 (d)", "`Match(Step(QuickFinish))`, or `E-FINISH-DECIDES`"),
    ("Sealed moves 11.1", "`Match(Step(Seal))`: the envelope"),
    ("Sealed moves 11.2", "`Match(Step(Seal))`: the envelope"),
    ("Sealed moves 11.3", "`Match(Step(Seal))`: kept with the record, `Match(Prepare(Kept))`"),
    ("Sealed moves 11.4", "`Match(Step(Resume))`, `Match(LateAtResumption)`"),
    ("Competition rules 12.1 (b)", "`Match(Leave)`"),
    ("Calendar 15.5", "`Match(SealLineUp)`, `Match(OpenLineUp)`"),
    ("Calendar 15.81", "`Event(ChooseOther)`"),
    ("Competition Committee 1.1", "`Body(ElectCommittee)`"),
    ("Sports Commission 2.1", "`Body(NameCommission)`; `Commission::term_ends`"),
    ("Sports Commission 4.1", "`Body(NameCommission)`: the member in charge"),
    ("Sports Commission 4.2", "`Body(NameCommission)`: tasks"),
    ("Sports Commission 4.3", "`Body(NameCommission)`: tasks"),
    ("Sports Commission 5.1-5.3", "`Body(NameCommission)`: tasks; its matters come by `Case(Raise)`"),
    ("Sports Commission 8.1", "`Body(Meeting)`; votes are stored as totals"),
    ("Delegations 1", "`Event(EnterTeam)`, `Event(EnterPlayer)`: through the delegation"),
    ("Pairing systems 1.2", "`Event(Announce)`: rounds"),
    ("Master, title 2", "`Licence(Title(FideTitle))`"),
    ("Master, title 3", "`Licence(Title(SpanishJunior))`"),
    ("Master, title 4", "`Licence(Title(SpanishFinal))`"),
    ("Rating, closing", "`Event(Announce)`: version of the rating rules"),
];

/// The pages on which the acts of a group are entered and seen, by the first word of the act.
const PAGES: [(&str, &str); 12] = [
    ("Club", "/clubs/{number}"),
    ("Licence", "/players/{number}"),
    ("Event", "/c/{number}"),
    ("Match", "/match/{number}"),
    ("HandIn", "/office"),
    ("AskVenue", "/venues"),
    ("ReplaceDelegate", "/venues"),
    ("Body", "/bodies"),
    ("Announce", "/c"),
    ("EnterPlayer", "/c/{number}/players"),
    ("NameCommission", "/bodies"),
    ("ElectCommittee", "/bodies"),
];

/// Returns the page of an act as the table writes it: that of its own word, else that of its group.
fn page_of(act: &str) -> &'static str {
    let words = variants(act);
    let of = |word: &&&str| PAGES.iter().any(|(name, _)| name == *word);
    let word = words.iter().rev().find(of).copied().unwrap_or_default();
    PAGES.iter().find(|(name, _)| *name == word).map_or("", |(_, page)| page)
}

/// Returns the effect of a ruling on a matter.
fn effect(matter: &Matter) -> &'static str {
    match matter {
        Matter::Venue(_) => "the venue is authorised or not",
        Matter::Incident(..) => "the board has a result, or goes on from the sealed move",
        Matter::SubCondicione(..) => "the board has one of its two results",
        Matter::Analysis(..) | Matter::AnalysisAfterSecond(..) => "the board has a result",
        Matter::ThirdSession(..) => "a third session is set, or the board has a result",
        Matter::DelayProof(..) => "the result stands, or the visitor lost by absence",
        Matter::ForceMajeure(..) => "the round or some matches move, or stay",
        Matter::Withdrawal(..) => "the player is out, or stays",
        Matter::Clash(_) => "the match moves, or stays",
        Matter::OtherEvent(..) => "a clash with it is a ground for a change, or none",
        Matter::RoundRobinDate(..) => "the matches affected move, or stay",
        Matter::LastRound(_) | Matter::LastSwissRound(_) => "the last round moves, or stays",
        Matter::CopaPass(..) => "the team passes without playing, or plays",
        Matter::Change(..) => "the round has another day or hall, or stays",
        Matter::MatchChange(..) => "the match has another time or hall, or stays",
        Matter::Breach(_) => "the matter of a sanction follows, or nothing",
        Matter::Sanction(_) => "points off, a suspension, a fine, a warning or an exclusion by the circular, or none",
        Matter::Appointment(_) | Matter::Vacancy(_) => "the person is a member, or not",
        Matter::Removal(_) => "the person is no longer a member, or stays",
        Matter::Revocation { .. } => "the decision and its effects are taken back, or stay",
        Matter::Consolation(..) => "the teams are noted as playing on, or not",
        Matter::Lots(..) => "the last places of the event go by the order drawn",
        Matter::OpenRules(_) => "the open is homologated, or not",
        Matter::Annulment(_) | Matter::EventAnnulment(_) => "the event is annulled and not rated, or stays",
        Matter::Rated(_) => "the games count for rating, or not",
        Matter::Appeal(_) => "the ruling is replaced and its effects taken back, or stays",
    }
}

/// Rules whose proof is missing, with the reason.
const GAPS: &[(&str, &str)] = &[];

fn matters() -> Vec<Matter> {
    let (m, e) = (MatchId(1), CompetitionId(1));
    let day = "1990-01-01".parse().unwrap();
    let ground = ChangeGround::Ordinary;
    let change = RoundChange { round: 1, rounds: 9, planned: day, wanted: day, other_venue: false, hall: None, ground };
    let member = Member { person: MemberNo(1), task: Task::Member, since: day };
    vec![
        Matter::Venue(0),
        Matter::Incident(m, 1),
        Matter::SubCondicione(m, 1),
        Matter::Analysis(m, 1),
        Matter::AnalysisAfterSecond(m, 1),
        Matter::ThirdSession(m, 1),
        Matter::DelayProof(m, 1, 0),
        Matter::ForceMajeure(e, 1, vec![]),
        Matter::Withdrawal(e, MemberNo(1)),
        Matter::Clash(m),
        Matter::OtherEvent(e, 1),
        Matter::RoundRobinDate(e, 1, Vec::new(), Vec::new()),
        Matter::LastRound(e),
        Matter::CopaPass(m, TeamId(1)),
        Matter::LastSwissRound(e),
        Matter::Change(e, change),
        Matter::MatchChange(m, MatchChange { to: Date::EPOCH.at(0, 0), venue: None, ground, agreed: [true; 2] }),
        Matter::Breach(Offender::Team(TeamId(1))),
        Matter::Sanction(Offender::Team(TeamId(1))),
        Matter::Appointment(member.clone()),
        Matter::Removal(MemberNo(1)),
        Matter::Vacancy(member),
        Matter::Revocation { case: CaseId(1), commission: (MemberNo(1), MemberNo(2)), committee: MemberNo(3) },
        Matter::Consolation(e, vec![]),
        Matter::Lots(e, vec![]),
        Matter::OpenRules(OpenId(1)),
        Matter::Annulment(OpenId(1)),
        Matter::EventAnnulment(e),
        Matter::Rated(e),
        Matter::Appeal(CaseId(1)),
    ]
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The evidence for a rule, if any.
fn proved(rule: &str, kind: RuleKind) -> Vec<String> {
    match kind {
        RuleKind::Computed => {
            let here = PROOFS.iter().filter(|(name, ..)| *name == rule);
            here.map(|(_, folder, file, test)| format!("`{test}` ({folder}{file})")).collect()
        }
        RuleKind::Recorded => {
            let mut out: Vec<String> =
                STORED.iter().filter(|(name, _)| *name == rule).map(|(_, act)| (*act).to_owned()).collect();
            let variant = |debug: String| debug.split(['(', ' ']).next().unwrap_or_default().to_owned();
            let papers = PaperKind::ALL.iter().filter(|p| p.rule() == rule);
            out.extend(papers.map(|p| format!("`HandIn({})`", variant(format!("{p:?}")))));
            let licence = LicencePaper::ALL.iter().filter(|p| p.rule() == rule);
            out.extend(licence.map(|p| format!("`Licence(Complete({}))`", variant(format!("{p:?}")))));
            for text in &mut out {
                *text = format!("{text}; on `{}`", page_of(text));
            }
            out
        }
        RuleKind::Decision => {
            let here = matters().into_iter().filter(|matter| matter.rule() == rule);
            here.map(|matter| {
                let name = format!("{matter:?}");
                let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
                let options: Vec<String> = matter.options().iter().map(|o| format!("{o:?}")).collect();
                let (body, effect) = (matter.body(), effect(&matter));
                format!("`Case(Rule)` on `{name}`: {body:?}; {}; {effect}", options.join(", "))
            })
            .collect()
        }
    }
}

fn table() -> (String, BTreeMap<&'static str, (usize, usize)>) {
    let mut out = String::from(
        "# Every rule of the handbook\n\n\
         Written by `ADOUBE_UPDATE=1 cargo test -p adoube-federation --test coverage`; the test fails when it is out of\n\
         date or names a test that does not exist. A *computed* rule is evaluated or enforced, and has the test that proves\n\
         it: a test under `tests/` drives it through acts, one under `src/` calls the function that the acts and pages use;\n\
         `cargo xtask coverage --mutate N` takes rules out and runs these tests. A *recorded* one has the act that stores it\n\
         (`federation::acts::Act`) and the page below `/desk/league/{id}` where it is entered and seen. A *decision* has the\n\
         matter, the body that decides it, the possible rulings and their effect; it is ruled on the page of the case.\n\n",
    );
    let mut counts = BTreeMap::new();
    for (kind, title, column) in [
        (RuleKind::Computed, "Computed", "tests"),
        (RuleKind::Recorded, "Recorded", "acts, page"),
        (RuleKind::Decision, "Decisions", "act, matter, body, rulings, effect"),
    ] {
        writeln!(out, "## {title}\n\n| rule | {column} |\n|---|---|").unwrap();
        let (mut covered, mut all) = (0, 0);
        for rule in RULES.iter().filter(|rule| rule.kind == kind) {
            let proofs = proved(rule.name, kind);
            all += 1;
            covered += usize::from(!proofs.is_empty());
            let gap = GAPS.iter().find(|(name, _)| *name == rule.name);
            let text = match gap {
                Some((_, why)) if proofs.is_empty() => format!("**gap**: {why}"),
                _ => proofs.join(", "),
            };
            assert!(!text.is_empty(), "{} has neither proof nor gap", rule.name);
            writeln!(out, "| {} | {text} |", rule.name).unwrap();
        }
        writeln!(out, "\n{covered} of {all}.\n").unwrap();
        counts.insert(title, (covered, all));
    }
    (out.trim_end().to_owned() + "\n", counts)
}

#[test]
fn the_table_of_the_handbook_is_up_to_date() {
    let (table, counts) = table();
    let path = root().join("docs/handbook-coverage.md");
    if std::env::var_os("ADOUBE_UPDATE").is_some() {
        std::fs::write(&path, &table).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == table, "docs/handbook-coverage.md is out of date: run with ADOUBE_UPDATE=1");
    assert_eq!(counts["Computed"], (137 - GAPS.len(), 137));
    assert_eq!(counts["Recorded"], (65, 65));
    assert_eq!(counts["Decisions"], (27, 27));
}

#[test]
fn every_page_of_a_recorded_rule_exists() {
    let mut routes = String::new();
    for file in ["office/mod.rs", "matchday/mod.rs", "mod.rs"] {
        let path = root().join("crates/desk/src/pages/league").join(file);
        routes.push_str(&std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())));
    }
    for rule in RULES.iter().filter(|rule| rule.kind == RuleKind::Recorded) {
        for text in proved(rule.name, RuleKind::Recorded) {
            let page = page_of(&text);
            assert!(!page.is_empty(), "{}: {text} is on no page", rule.name);
            assert!(routes.contains(&format!("\"/desk/league/{{id}}{page}\"")), "{}: no page {page}", rule.name);
        }
    }
}

#[test]
fn every_test_that_is_named_exists() {
    for (rule, folder, file, test) in PROOFS {
        assert!(RULES.iter().any(|r| r.name == *rule && r.kind == RuleKind::Computed), "{rule}");
        let path = root().join(format!("{folder}{file}"));
        let source = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let at = source.find(&format!("fn {test}(")).unwrap_or_else(|| panic!("{} has no {test}", path.display()));
        let before: String = source[..at].lines().rev().take(8).collect();
        assert!(before.contains("#[test]"), "{test} is no test");
    }
    for (rule, _) in STORED {
        assert!(RULES.iter().any(|r| r.name == *rule && r.kind == RuleKind::Recorded), "{rule}");
    }
}

/// The capitalised words of an act in the table: `Match(Step(Seal))` is `Match`, `Step`, `Seal`.
fn variants(text: &str) -> Vec<&str> {
    let plain = |code: &&str| !["E-", "W-"].iter().any(|finding| code.starts_with(finding)) && !code.contains("::");
    let code = text.split('`').skip(1).step_by(2).filter(plain);
    let words = code.flat_map(|code| code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    words.filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase())).collect()
}

#[test]
fn every_act_that_is_named_exists_and_is_done_in_a_test() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let made: String = [
        "acts/mod.rs",
        "acts/match_act.rs",
        "matches.rs",
        "season.rs",
        "competition.rs",
        "unfinished.rs",
        "papers.rs",
        "licence_codes.rs",
    ]
    .map(|file| read(&format!("{FED}{file}")))
    .concat();
    let mut tests = String::new();
    for folder in [
        ACTS,
        "crates/federation/tests/common/",
        "crates/federation/tests/match_day/",
        "crates/desk/tests/http/",
        "crates/desk/tests/http/league/",
        "crates/desk/tests/http/office/",
    ] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|of| of == "rs") && !path.ends_with("coverage.rs") {
                tests.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    // A form in the desk's tests sends an act by its name in the log.
    let snake = |name: &str| {
        let mut out = String::new();
        for c in name.chars() {
            if c.is_ascii_uppercase() && !out.is_empty() {
                out.push('_');
            }
            out.push(c.to_ascii_lowercase());
        }
        format!("\"{out}\"")
    };
    for rule in RULES.iter().filter(|rule| rule.kind == RuleKind::Recorded) {
        for text in proved(rule.name, RuleKind::Recorded) {
            let names = variants(&text);
            assert!(!names.is_empty(), "{}: {text} names no act", rule.name);
            for name in &names {
                let exists = made.lines().any(|line| {
                    let line = line.trim();
                    line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['(', ',', ' ', '{']))
                });
                assert!(exists, "{}: there is no {name}", rule.name);
            }
            // One act records all submitted documents; their kinds are data.
            let kinds = matches!(names.first(), Some(&"HandIn")) || names.contains(&"Complete");
            let done = if kinds { names.first().copied() } else { names.last().copied() };
            let done = done.unwrap_or_default();
            assert!(tests.contains(done) || tests.contains(&snake(done)), "{}: no test does {done}", rule.name);
        }
    }
    assert_eq!(variants("`Match(Step(Seal))`: the envelope; `duties::office_for`"), ["Match", "Step", "Seal"]);
}
