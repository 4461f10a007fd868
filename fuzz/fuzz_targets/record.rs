#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| colorito_fuzz::record(text));
