"""Shared messages in French."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "you": "Vous",
    "caused": "{text} ({cause}).",
    "ON_SHUFFLE": "Vous mélangez votre deck. | {who} mélange son deck.",
    "ON_DRAW": "Vous piochez {cards}. | {who} pioche {cards}.",
    "ON_GAME_END": "Vous gagnez la partie. | {who} gagne la partie.",
    "drawn_game": "La partie se termine par une égalité.",
    "unknown_event": "{who}: {event}{values}.",
    "unknown_event_of": "{who}: {event} ({cards}){values}.",
    "violation.wrong_game": "Ce deck est fait pour « {about} », pas pour « {game} ».",
    "violation.unknown_section": "Il n'y a pas de section « {about} »; les sections sont: {sections}.",
    "violation.unknown_card": "Il n'y a pas de carte « {about} »; la plus proche est « {near} ».",
    "violation.no_copies": "{card} figure {count} fois dans la liste.",
    "refusal.unknown_action": "Il n'y a pas d'action « {action} » dans ce jeu.",
    "needs.unknown_action": "Choisissez une des options.",
    "deck.no_deck": "Aucun deck ne s'appelle « {text} »; les decks prêts: {names}.",
    "deck.no_card": "Ligne {line}: il n'y a pas de carte « {name} ».",
    "deck.near": "Vouliez-vous dire « {name} »?",
    "deck.more": "Autres lignes de ce genre: {n}.",
    "refusal.game_over": "La partie est terminée.",
    "needs.game_over": "Commencez une autre partie.",
    "refusal.not_your_turn": "C'est à l'autre joueur de répondre.",
    "needs.not_your_turn": "Attendez sa réponse.",
    "refusal.not_an_answer": "« {action} » ne répond pas à la question posée.",
    "needs.not_an_answer": "Choisissez une des options.",
    "refusal.endless_loop": "La même position est revenue; choisissez autre chose cette fois-ci.",
    "needs.endless_loop": "Faites un autre choix.",
}
