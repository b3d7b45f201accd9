//! The command line of adoube.
fn main() {}
